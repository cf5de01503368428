import type { ComponentType } from 'react';
import { renderPage } from '../src/layout/render-page.tsx';
import type { Photos } from '../src/parts/use-site.ts';
import type { Site, SitePage } from '../src/site/create-site.ts';
import type { Words } from '../src/site/words.ts';

/** The screens by the names of their files, which are those of the pages with a capital. */
const screens: Record<string, Record<string, ComponentType<Words>>> = import.meta.glob(
  '../src/screens/*.tsx',
  { eager: true },
);

/** What visitors see of a page before they interact. */
export function render(site: Site, page: SitePage, photos?: Photos): string {
  const name = page.id[0]!.toUpperCase() + page.id.slice(1);
  return renderPage(site, page, screens[`../src/screens/${name}.tsx`]![name]!, photos);
}
