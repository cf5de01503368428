import { QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { createDataCache } from '../widgets/create-data-cache.ts';
import { Toasts } from '../widgets/Toasts.tsx';
import { Tooltips } from '../widgets/Tooltips.tsx';
import { UnexpectedError } from '../widgets/UnexpectedError.tsx';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { Footer } from './Footer.tsx';
import { Header } from './Header.tsx';

interface Props {
  path: string;
  children: ReactNode;
}

/** Everything that stands around a screen; each screen is its one child. */
export function App({ path, children }: Props) {
  const [dataCache] = useState(createDataCache);
  return (
    <ErrorBoundary fallback={<ErrorAlone />}>
      <QueryClientProvider client={dataCache}>
        <Tooltips>
          <Toasts>
            <a className="skip-link" href="#main">
              Skip to content
            </a>
            <Header path={path} />
            <main id="main" tabIndex={-1}>
              <ErrorBoundary fallback={<UnexpectedError />}>{children}</ErrorBoundary>
            </main>
            <Footer />
          </Toasts>
        </Tooltips>
      </QueryClientProvider>
    </ErrorBoundary>
  );
}

/** Header or footer may be what failed. */
function ErrorAlone() {
  return (
    <main id="main">
      <UnexpectedError />
    </main>
  );
}
