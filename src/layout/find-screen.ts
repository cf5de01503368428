import type { ComponentType } from 'react';
import type { FormattedFacts, Words } from '../content/words.ts';
import type { Page, Translation } from '../site/list-pages.ts';

/** What screens need that only the build knows. */
export interface BuiltProps {
  formatted: FormattedFacts;
  /** The email address, in the lines of its poster. */
  emailLines: string[];
}
export interface ScreenProps extends BuiltProps {
  words: Words;
  translations: Translation[];
}

/** Eager: the screens share one file, which the next pages find in the cache. */
const screens = import.meta.glob<Record<string, ComponentType<ScreenProps>>>('../screens/*.tsx', {
  eager: true,
});

/** The component of a page: About.tsx exports About for "about". Throws a sentence where there is none. */
export function findScreen(page: Page['id']) {
  const name = page.charAt(0).toUpperCase() + page.slice(1);
  const screen = screens[`../screens/${name}.tsx`]?.[name];
  if (!screen) throw new Error(`src/screens/${name}.tsx must export a component named ${name}.`);
  return screen;
}
