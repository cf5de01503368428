import { QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import type { PendingInteraction } from '../client/page-script/protocol.ts';
import { type FindStill, StillContext } from '../parts/Drawing.tsx';
import { SiteContext } from '../parts/use-site.ts';
import type { Site } from '../site/create-site.ts';
import { createDataCache } from './create-data-cache.ts';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { Footer } from './Footer.tsx';
import { findScreen } from './find-screen.ts';
import type { Translation } from './Languages.tsx';
import { Toasts } from './Toasts.tsx';
import { Tooltips } from './Tooltips.tsx';
import { UnexpectedError } from './UnexpectedError.tsx';

interface Props {
  site: Site;
  /** The name of the screen's component. */
  screen: string;
  /** What the screen needs that only the build knows. */
  props: object;
  translations: Translation[];
  findStill: FindStill;
  pending: PendingInteraction;
}

/** Replaces everything, because the footer may be what failed. */
const errorAlone = (
  <main id="main">
    <UnexpectedError />
  </main>
);

/** Everything that React renders of a page; the header is static markup outside it. */
export function App({ site, screen, props, translations, findStill, pending }: Props) {
  const [dataCache] = useState(createDataCache);
  const Screen = findScreen(screen);
  return (
    <SiteContext value={site}>
      <StillContext value={findStill}>
        <ErrorBoundary fallback={errorAlone}>
          <QueryClientProvider client={dataCache}>
            <Tooltips pending={pending}>
              <main id="main" tabIndex={-1}>
                <ErrorBoundary fallback={<UnexpectedError />}>
                  <Screen words={site.words} {...props} />
                </ErrorBoundary>
              </main>
              <Footer translations={translations} />
              <Toasts pending={pending} />
            </Tooltips>
          </QueryClientProvider>
        </ErrorBoundary>
      </StillContext>
    </SiteContext>
  );
}
