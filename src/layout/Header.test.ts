import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { pages } from '../content/pages.ts';
import { Header } from './Header.tsx';

vi.mock('../content/pages.ts', async (load) => {
  const real = await load<typeof import('../content/pages.ts')>();
  return { ...real, listedPages: [...real.listedPages, { ...real.pages.contact, path: '/terms' }] };
});

const render = (path: string) => renderToStaticMarkup(createElement(Header, { path, translations: [] }));

it('a page that no menu names prints its address too, the missing page prints none', () => {
  expect(render('/terms')).toMatch(/data-address="[^"]+\/terms"/);
  expect(render('/terms')).not.toContain('href="/terms"');
  expect(render(pages.notFound.path)).not.toContain('data-address');
});
