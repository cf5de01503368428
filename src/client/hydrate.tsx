import { type ReactNode, useLayoutEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { App } from '../layout/App.tsx';
import { createSite } from '../site/create-site.ts';
import styles from '../styles/hydrated.css?inline';
import type { PendingInteraction } from './page-script/protocol.ts';
import { readStills } from './read-stills.ts';

/** Hydrates what `Root.astro` has rendered. */
export function hydrate(root: HTMLElement, words: object[], pending: PendingInteraction) {
  const { language, screen, props = '{}', translations = '[]' } = root.dataset;
  const restoreFocus = rememberFocus(root);
  const announce = () => {
    document.dispatchEvent(new Event('hydrated'));
    restoreFocus();
  };
  addStyles();
  hydrateRoot(
    root,
    <Hydrated announce={announce}>
      <App
        site={createSite(language ? `/${language}` : '', words)}
        screen={screen!}
        props={JSON.parse(props)}
        translations={JSON.parse(translations)}
        findStill={readStills(root)}
        pending={pending}
      />
    </Hydrated>,
  );
}

/** Styles of what only a hydrated page shows. An adopted sheet, because the CSP forbids a new style element. */
function addStyles() {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(styles);
  document.adoptedStyleSheets.push(sheet);
}

/** Outside the error boundaries. Layout effect: the page script has to stop listening before the next event. */
function Hydrated({ announce, children }: { announce: () => void; children: ReactNode }) {
  useLayoutEffect(announce, [announce]);
  return children;
}

/** On a page that the browser has translated, React renders everything again, and the focus would be lost. */
function rememberFocus(root: HTMLElement) {
  const list = () => [...root.querySelectorAll<HTMLElement>('a, button')];
  const index = list().indexOf(document.activeElement as HTMLElement);
  return () => {
    if (document.activeElement === document.body) list()[index]?.focus({ preventScroll: true });
  };
}
