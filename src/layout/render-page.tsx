import type { ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { type Photos, SiteContext } from '../parts/use-site.ts';
import type { Site, SitePage } from '../site/create-site.ts';
import { keepUntranslated } from '../site/keep-untranslated.ts';
import { typeset } from '../site/typeset.ts';
import type { Words } from '../site/words.ts';
import { Footer } from './Footer.tsx';
import { Header } from './Header.tsx';

/**
 * Writes as HTML everything that visitors see of a page before they interact. React renders it directly, because
 * Astro's React integration would only add islands.
 */
export function renderPage(
  site: Site,
  page: SitePage,
  Screen: ComponentType<Words>,
  photos: Photos = new Map(),
): string {
  const html = renderToStaticMarkup(
    <SiteContext value={{ ...site, translations: site.translate(page), photos }}>
      <Header path={page.path} />
      <main id="main" tabIndex={-1}>
        <Screen {...site.words} />
      </main>
      <Footer />
    </SiteContext>,
  );
  return typeset(keepUntranslated(html, site.facts), site.language, site.facts.names);
}
