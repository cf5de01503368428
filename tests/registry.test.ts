import { fromHtml } from 'hast-util-from-html';
import { selectAll } from 'hast-util-select';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it, onTestFinished, vi } from 'vitest';
import { company } from '../src/content/company.ts';
import { languages } from '../src/content/languages.ts';

const FIXTURE = { path: '/fixture', schemaType: 'WebPage', motif: 'field' };
const page = { label: 'Fixture', title: ['Fixture'], description: ['Work here.'] };
const [code = ''] = languages;

/** Modules of a site whose registry has one page more; all that reads the registry is loaded after it is entered. */
async function enterPage() {
  vi.resetModules();
  onTestFinished(() => void vi.resetModules());
  const { registry } = await import('../src/content/pages.ts');
  Object.assign(registry, { fixture: FIXTURE });
  return {
    ...(await import('../src/checks/check-languages.ts')),
    ...(await import('../src/layout/find-screen.ts')),
    ...(await import('../src/layout/Page.tsx')),
    ...(await import('../src/site/create-site.ts')),
    ...(await import('../src/site/write-words.ts')),
  };
}

// The built pages, sitemap and llms.txt are those of `listedPages`: see tests/built.
it('a page in the registry has an address, a title, and a link in header and footer of every other', async () => {
  const { writeWords, createSite, Page } = await enterPage();
  const load = (file: string) =>
    file === 'fixture'
      ? Promise.resolve({ default: () => ({ page }) })
      : import(`../src/content/words/${code}/${file}.ts`);
  const site = createSite('/xx', await writeWords(code, company, load));
  const added = { id: 'fixture', path: '/xx/fixture', description: 'Work here.', motif: 'field' };
  expect(site.listedPages.at(-1)).toMatchObject(added);
  expect(site.listedPages.at(-1)!.title).toMatch(/^Fixture/);
  const html = renderToStaticMarkup(createElement(Page, { site, page: site.pages.home, translations: [] }));
  const tree = fromHtml(html, { fragment: true });
  for (const part of ['header', 'footer']) {
    const [link] = selectAll(`${part} nav a[href="/xx/fixture"]`, tree);
    expect(link, part).toMatchObject({ children: [{ value: 'Fixture' }] });
  }
});

it('a page in the registry whose words or screen are missing is named in a sentence', async () => {
  const { checkLanguages, wordFiles, findScreen } = await enterPage();
  const problem = `src/content/words/${code}/fixture.ts is missing; copy another language's and translate it`;
  expect(checkLanguages([code], wordFiles)).toEqual([expect.stringContaining(problem)]);
  expect(() => findScreen('fixture' as 'home')).toThrow(
    'src/screens/Fixture.tsx must export a component named Fixture.',
  );
});
