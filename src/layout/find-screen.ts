import type { ComponentType } from 'react';
import type { Words } from '../content/words.ts';
import type { SitePage } from '../site/list-pages.ts';

const screens = import.meta.glob<Record<string, ComponentType<Words>>>('../screens/*.tsx', {
  eager: true,
});

/** The component of a page: About.tsx exports About for "about". Throws a sentence where there is none. */
export function findScreen(page: SitePage['id']) {
  const name = page.charAt(0).toUpperCase() + page.slice(1);
  const screen = screens[`../screens/${name}.tsx`]?.[name];
  if (!screen) throw new Error(`src/screens/${name}.tsx must export a component named ${name}.`);
  return screen;
}
