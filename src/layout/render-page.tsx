import type { ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { type Photos, SiteContext } from '../parts/use-site.ts';
import type { Site, SitePage } from '../site/create-site.ts';
import type { Words } from '../site/words.ts';
import { Footer } from './Footer.tsx';
import { Header } from './Header.tsx';

/**
 * Writes as HTML everything that visitors see of a page before they interact, and as CSS what depends on the width of its
 * texts. React renders it directly, because Astro's React integration would only add islands.
 */
export function renderPage(
  site: Site,
  page: SitePage,
  Screen: ComponentType<Words>,
  photos: Photos = new Map(),
) {
  const rules = new Set<string>();
  const html = renderToStaticMarkup(
    <SiteContext
      value={{ ...site, translations: site.translate(page), photos, addRule: (rule) => rules.add(rule) }}
    >
      <Header path={page.path} />
      <main id="main" tabIndex={-1}>
        <Screen {...site.words} />
      </main>
      <Footer path={page.path} />
    </SiteContext>,
  );
  return { html, styles: [...rules].join('') };
}
