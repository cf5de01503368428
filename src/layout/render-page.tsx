import type { ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { type Photos, SiteContext } from '../parts/use-site.ts';
import type { Site, SitePage } from '../site/create-site.ts';
import type { Words } from '../site/words.ts';
import { Footer } from './Footer.tsx';
import { Header } from './Header.tsx';

/**
 * Writes as HTML everything that visitors see of a page before they interact. React renders it directly, because Astro's
 * React integration would only add islands.
 */
export const renderPage = (
  site: Site,
  page: SitePage,
  Screen: ComponentType<Words>,
  photos: Photos = new Map(),
): string =>
  renderToStaticMarkup(
    <SiteContext value={{ ...site, page, photos }}>
      <Header />
      <main id="main" tabIndex={-1}>
        <Screen {...site.words} />
      </main>
      <Footer />
    </SiteContext>,
  );
