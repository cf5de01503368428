import { Close, Description, Provider, Root, Viewport } from '@radix-ui/react-toast';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createRoot } from 'react-dom/client';
import { ErrorPanel } from './ErrorPanel.tsx';
import { Tooltip } from './Tooltip.tsx';
import './widgets.css';

/** A further toast replaces the oldest one. */
const MAX_TOASTS = 3;
const TOAST_MS = 5000;

/** Lets React render toasts and a tooltip into `#widgets`, whose attributes have the labels. */
export function mount() {
  const container = document.getElementById('widgets')!;
  const labels = container.dataset;
  // The owner ordered this cache for later; nothing is fetched yet. Its defaults: three retries after 1, 2 and 4 s, at
  // most 30 s apart, and unused entries are removed after five minutes.
  const dataCache = new QueryClient();
  let hasFailed = false;
  const root = createRoot(container, {
    onUncaughtError(error) {
      reportError(error);
      hasFailed = true;
      render();
    },
  });
  let toasts: { key: number; sentence: string; stays: boolean }[] = [];
  let described: HTMLElement | undefined;
  let count = 0;
  let opener: HTMLElement | undefined;

  function render() {
    root.render(
      hasFailed ? (
        <ErrorPanel labels={labels} />
      ) : (
        <QueryClientProvider client={dataCache}>
          <Provider label={labels['toast']!}>
            {toasts.map(({ key, sentence, stays }) => (
              <Root
                key={key}
                className="toast"
                data-ground="ink"
                // Failures interrupt what a screen reader says.
                type={stays ? 'foreground' : 'background'}
                duration={stays ? Number.POSITIVE_INFINITY : TOAST_MS}
                onOpenChange={() => closeToast(key)}
              >
                <Description>{sentence}</Description>
                <Close className="toast__close" aria-label={labels['close']!}>
                  <svg className="icon" viewBox="0 0 21 21" aria-hidden="true">
                    <path d="M3 3l15 15M18 3L3 18" />
                  </svg>
                </Close>
              </Root>
            ))}
            <Viewport className="toasts" label={labels['region']!} />
          </Provider>
          {described && <Tooltip element={described} />}
        </QueryClientProvider>
      ),
    );
  }
  function closeToast(closed: number) {
    // Focus would be lost with the toast.
    if (document.activeElement?.closest('.toasts')) opener?.focus({ preventScroll: true });
    toasts = toasts.filter(({ key }) => key !== closed);
    render();
  }

  render();
  return {
    showToast(sentence: string, stays: boolean) {
      opener = document.activeElement as HTMLElement;
      toasts = [...toasts, { key: count++, sentence, stays }].slice(-MAX_TOASTS);
      render();
    },
    showTooltip(element: HTMLElement | undefined) {
      described = element;
      render();
    },
  };
}
