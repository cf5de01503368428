import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createRoot } from 'react-dom/client';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { Toasts } from './Toasts.tsx';
import { Tooltip } from './Tooltip.tsx';

const container = document.getElementById('widgets')!;
const labels = container.dataset;
const root = createRoot(container);
// The specification asks for the defaults: three retries after 1, 2 and 4 s, and five minutes for unused entries.
const dataCache = new QueryClient();
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
        <Toasts sentences={sentences} labels={labels} />
        {described && <Tooltip element={described} />}
      </QueryClientProvider>
    </ErrorBoundary>,
  );
}
