import { type ReactNode, useLayoutEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { App } from '../layout/App.tsx';
import styles from '../styles/hydrated.css?inline';
import type { PendingEvents } from '../widgets/pending-events.ts';
// For the bundler: what both files need then lies in the one that has come already, instead of in a third.
import './drawings.ts';

/** Hydrates what `Root.astro` has rendered. */
export function hydrate(root: HTMLElement, pendingEvents: PendingEvents) {
  const { screen, props } = root.dataset;
  const restoreFocus = rememberFocus(root);
  const announce = () => {
    document.dispatchEvent(new Event('hydrated'));
    restoreFocus();
  };
  addStyles();
  hydrateRoot(
    root,
    <Hydrated announce={announce}>
      <App screen={screen!} props={JSON.parse(props!)} pendingEvents={pendingEvents} />
    </Hydrated>,
  );
}

/** What only a hydrated page shows. As a sheet of the document: a style element would break the content policy. */
function addStyles() {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(styles);
  document.adoptedStyleSheets.push(sheet);
}

/** Outside the error boundaries, and a layout effect, so that the page script stops listening before the next event. */
function Hydrated({ announce, children }: { announce: () => void; children: ReactNode }) {
  useLayoutEffect(announce, [announce]);
  return children;
}

/** On a page that the browser has translated, React renders everything anew, and the focus would fall to the body. */
function rememberFocus(root: HTMLElement) {
  const list = () => [...root.querySelectorAll<HTMLElement>('a, button')];
  const index = list().indexOf(document.activeElement as HTMLElement);
  return () => {
    if (document.activeElement === document.body) list()[index]?.focus({ preventScroll: true });
  };
}
