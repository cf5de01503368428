import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { pages, site } from '../../tests/support/tested-site.ts';
import { SiteContext } from '../parts/use-site.ts';
import { Header } from './Header.tsx';

const value = { ...site, listedPages: [...site.listedPages, { ...pages.contact, path: '/terms' }] };
const render = (path: string) =>
  renderToStaticMarkup(
    createElement(SiteContext, { value }, createElement(Header, { path, translations: [] })),
  );

it('a page that no menu names prints its address too, the missing page prints none', () => {
  expect(render('/terms')).toMatch(/data-printed-url="[^"]+\/terms"/);
  expect(render('/terms')).not.toContain('href="/terms"');
  expect(render(pages.notFound.path)).not.toContain('data-printed-url');
});
