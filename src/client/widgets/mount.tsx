import { Description, Provider, Root, Viewport } from '@radix-ui/react-toast';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createRoot } from 'react-dom/client';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { Tooltip } from './Tooltip.tsx';
import './widgets.css';

/** A further toast hides the oldest one. Each is shown for five seconds, Radix's default. */
const MAX_TOASTS = 3;

const container = document.getElementById('widgets')!;
const labels = container.dataset;
const root = createRoot(container);
/**
 * The cache that the specification asks for; nothing is fetched yet. Its defaults: three retries after 1, 2 and 4 s, at most
 * 30 s apart, and unused entries are removed after five minutes.
 */
const dataCache = new QueryClient();
/** The sentences of all toasts. A closed one renders nothing. */
let sentences: string[] = [];
let described: HTMLElement | undefined;

render();

export function showToast(sentence: string) {
  sentences = [...sentences, sentence];
  render();
}

export function showTooltip(element: HTMLElement | undefined) {
  described = element;
  render();
}

/** Renders tooltips and toasts into `#widgets`, whose attributes have the labels. */
function render() {
  root.render(
    <ErrorBoundary labels={labels}>
      <QueryClientProvider client={dataCache}>
        <Provider label={labels['toast']!} swipeDirection="left">
          {sentences
            .map((sentence, index) => (
              <Root key={index} className="toast stack" data-ground="ink">
                <Description>{sentence}</Description>
              </Root>
            ))
            .slice(-MAX_TOASTS)}
          <Viewport className="toasts" label={labels['region']!} />
        </Provider>
        {described && <Tooltip element={described} />}
      </QueryClientProvider>
    </ErrorBoundary>,
  );
}
