import { Description, Provider, Root, Viewport } from '@radix-ui/react-toast';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createRoot } from 'react-dom/client';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { Tooltip } from './Tooltip.tsx';
import './widgets.css';

/** A further toast replaces the oldest one. Each is shown for five seconds, Radix's default. */
const MAX_TOASTS = 3;

/** Lets React render toasts and a tooltip into `#widgets`, whose attributes have the labels. */
export function mount() {
  const container = document.getElementById('widgets')!;
  const labels = container.dataset;
  const root = createRoot(container);
  // The owner ordered this cache for later; nothing is fetched yet. Its defaults: three retries after 1, 2 and 4 s, at
  // most 30 s apart, and unused entries are removed after five minutes.
  const dataCache = new QueryClient();
  let toasts: { key: number; sentence: string }[] = [];
  let described: HTMLElement | undefined;
  let count = 0;

  function render() {
    root.render(
      <ErrorBoundary labels={labels}>
        <QueryClientProvider client={dataCache}>
          <Provider label={labels['toast']!} swipeDirection="right">
            {toasts.map(({ key, sentence }) => (
              <Root key={key} className="toast stack" data-ground="ink" onOpenChange={() => closeToast(key)}>
                <Description>{sentence}</Description>
              </Root>
            ))}
            <Viewport className="toasts" label={labels['region']!} />
          </Provider>
          {described && <Tooltip element={described} />}
        </QueryClientProvider>
      </ErrorBoundary>,
    );
  }
  function closeToast(closed: number) {
    toasts = toasts.filter(({ key }) => key !== closed);
    render();
  }

  render();
  return {
    showToast(sentence: string) {
      toasts = [...toasts, { key: count++, sentence }].slice(-MAX_TOASTS);
      render();
    },
    showTooltip(element: HTMLElement | undefined) {
      described = element;
      render();
    },
  };
}
