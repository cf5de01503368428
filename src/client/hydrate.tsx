import { type ReactNode, useLayoutEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { App } from '../layout/App.tsx';
import { createSite } from '../site/create-site.ts';
import type { Page } from '../site/list-pages.ts';
import type { PendingInteraction } from '../site/protocol.ts';
import styles from '../styles/hydrated.css?inline';

/** Of what only a hydrated page shows. An adopted sheet, because the CSP forbids a new style element. */
const sheet = new CSSStyleSheet();
sheet.replaceSync(styles);
document.adoptedStyleSheets.push(sheet);

/** Hydrates what `Document.astro` has rendered. */
export function hydrate(root: HTMLElement, words: object[], pending: PendingInteraction) {
  const { language, page, formatted, translations = '[]' } = root.dataset;
  hydrateRoot(
    root,
    <Hydrated>
      <App
        site={createSite(language ? `/${language}` : '', words)}
        page={page as Page['id']}
        formatted={JSON.parse(formatted!)}
        translations={JSON.parse(translations)}
        pending={pending}
      />
    </Hydrated>,
  );
}

/** Outside the error boundaries. Layout effect: the page script has to stop listening before the next event. */
function Hydrated({ children }: { children: ReactNode }) {
  useLayoutEffect(() => {
    document.dispatchEvent(new Event('hydrated'));
  }, []);
  return children;
}
