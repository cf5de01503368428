import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createRoot } from 'react-dom/client';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { Toasts } from './Toasts.tsx';
import { Tooltip } from './Tooltip.tsx';
import { UnexpectedError } from './UnexpectedError.tsx';

/** Renders into `#widgets`, whose attributes have all labels. Returns what shows a toast, and an element's tooltip or none. */
export function mount() {
  const container = document.getElementById('widgets')!;
  const { toast, region, errorTitle, errorLead, reload } = container.dataset;
  const root = createRoot(container);
  // The defaults are the specification's: three retries after 1, 2, 4 s (30 s at most), five minutes for what is unused.
  const dataCache = new QueryClient();
  let sentences: string[] = [];
  let described: HTMLElement | undefined;

  const render = () =>
    root.render(
      <ErrorBoundary fallback={<UnexpectedError title={errorTitle!} lead={errorLead!} reload={reload!} />}>
        <QueryClientProvider client={dataCache}>
          <Toasts sentences={sentences} label={toast!} region={region!} />
          {described && <Tooltip element={described} />}
        </QueryClientProvider>
      </ErrorBoundary>,
    );

  render();
  return {
    showToast(sentence: string) {
      sentences = [...sentences, sentence];
      render();
    },
    showTooltip(element: HTMLElement | undefined) {
      described = element;
      render();
    },
  };
}
