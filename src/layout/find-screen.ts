import type { ComponentType } from 'react';
import type { Words } from '../content/words.ts';

/** Eager: the screens share one file, which the next pages find in the cache. */
const screens = import.meta.glob<Record<string, ComponentType<{ words: Words }>>>('../screens/*.tsx', {
  eager: true,
});

/** The component of a screen by its name, such as "About". Throws a sentence where there is none. */
export function findScreen(name: string) {
  const screen = screens[`../screens/${name}.tsx`]?.[name];
  if (!screen) throw new Error(`src/screens/${name}.tsx must export a component named ${name}.`);
  return screen;
}
