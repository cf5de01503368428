import { expect, test, vi } from 'vitest';
import { drawings } from '../machine/share/drawings.ts';
import { checkPages } from './check-pages.ts';

const page = { path: '/', title: 'Home of Alpen', description: 'What Alpen does.' };
const checkOne = (change: object) => checkPages({ home: { ...page, ...change } }, ['hero', 'ring']);

test('a text that search engines would cut is named with its field and room', () => {
  expect(checkOne({ title: 'a'.repeat(60), description: 'a'.repeat(155) })).toEqual([]);
  expect(checkOne({ title: 'a'.repeat(61) })).toEqual([
    expect.stringMatching(
      /^src\/content\/pages\.ts: home\.title "a+" has 61 characters; there is room for 60/,
    ),
  ]);
  expect(checkOne({ description: 'a'.repeat(156) })).toEqual([expect.stringContaining('home.description')]);
});

test('a title or description of two pages is named', () => {
  expect(checkPages({ home: page, jobs: { ...page, path: '/jobs' } }, [])).toEqual([
    expect.stringContaining('jobs.title "Home of Alpen" is that of home too'),
    expect.stringContaining('jobs.description'),
  ]);
});

test('a drawing that does not exist is named with those that do', () => {
  expect(checkOne({ picture: { title: 'a', drawing: 'tree', alt: 'b' } })).toEqual([
    expect.stringContaining('home.picture.drawing "tree" is no drawing; choose one of hero, ring'),
  ]);
});

test.each([
  { name: 'A'.repeat(40), town: 'B'.repeat(30), email: `${'c'.repeat(31)}@alpen.ch` },
  { name: 'A', town: 'B', email: 'a@b.ch' },
])('the longest facts of an owner alone never stop a build, nor the shortest', async (facts) => {
  const { company } = await import('../content/company.ts');
  vi.doMock('../content/company.ts', () => ({ company: { ...company, ...facts } }));
  vi.resetModules();
  const { pages } = await import('../content/pages.ts');
  expect(checkPages(pages, Object.keys(drawings))).toEqual([]);
});
