import { QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { SiteContext } from '../parts/use-site.ts';
import type { Site } from '../site/create-site.ts';
import type { Page } from '../site/list-pages.ts';
import type { PendingInteraction } from '../site/protocol.ts';
import type { ScreenProps } from '../site/screen-props.ts';
import { createDataCache } from './create-data-cache.ts';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { Footer } from './Footer.tsx';
import { findScreen } from './find-screen.ts';
import { Toasts } from './Toasts.tsx';
import { Tooltips } from './Tooltips.tsx';
import { UnexpectedError } from './UnexpectedError.tsx';

interface Props extends Omit<ScreenProps, 'words'> {
  site: Site;
  page: Page['id'];
  pending: PendingInteraction;
}

/** Replaces everything, because the footer may be what failed. */
const errorAlone = (
  <main id="main">
    <UnexpectedError />
  </main>
);

/** Everything that React renders of a page; the header is static markup outside it. */
export function App({ site, page, formatted, translations, pending }: Props) {
  const [dataCache] = useState(createDataCache);
  return (
    <SiteContext value={site}>
      <ErrorBoundary fallback={errorAlone}>
        <QueryClientProvider client={dataCache}>
          <Tooltips pending={pending}>
            <main id="main" tabIndex={-1}>
              <ErrorBoundary fallback={<UnexpectedError />}>
                <Screen page={page} words={site.words} formatted={formatted} translations={translations} />
              </ErrorBoundary>
            </main>
            <Footer translations={translations} />
            <Toasts pending={pending} />
          </Tooltips>
        </QueryClientProvider>
      </ErrorBoundary>
    </SiteContext>
  );
}

/** Looked for inside the error boundary: a page without a screen shows the error screen, and says which file it lacks. */
function Screen({ page, ...props }: ScreenProps & { page: Page['id'] }) {
  const Found = findScreen(page);
  return <Found {...props} />;
}
