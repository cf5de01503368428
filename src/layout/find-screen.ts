import type { ComponentType } from 'react';
import type { Words } from '../content/words.ts';
import type { SitePage } from '../site/load-site.ts';

const screens = import.meta.glob<Record<string, ComponentType<Words>>>('../screens/*.tsx', {
  eager: true,
});

/** Finds the component of a page: for "about", screens/About.tsx exports About. Throws if there is no such screen. */
export function findScreen(page: SitePage['id']) {
  const name = page.charAt(0).toUpperCase() + page.slice(1);
  const screen = screens[`../screens/${name}.tsx`]?.[name];
  if (!screen) throw new Error(`src/screens/${name}.tsx must export a component named ${name}.`);
  return screen;
}
