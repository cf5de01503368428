import { expect, type Page, test } from '@playwright/test';
import { main, routes } from '../support/site.ts';

/** What is drawn, spoken or done, not read; the registration number's poster is read below itself. */
const NOT_WORDS = '[aria-hidden="true"], [role="img"], [role="status"], button, svg';

test('every page has a Markdown twin with the same words in the same order', async ({ page, request }) => {
  for (const { path } of routes) {
    await page.goto(path);
    const twin = await request.get(await readTwinAddress(page));
    expect(twin.headers()['content-type'], path).toBe('text/markdown; charset=utf-8');
    const markdown = await twin.text();
    expect(keepLetters(dropTargets(markdown)), path).toBe(keepLetters(await readWords(page)));
    expect(
      [...markdown.matchAll(/^(#+) (.*)$/gm)].map(([, signs, title]) => `${signs!.length} ${title}`),
    ).toEqual(await readHeadings(page));
  }
});

test('llms.txt lists every page, by its twin, in the order of the menu', async ({
  page,
  request,
  baseURL,
}) => {
  const text = await (await request.get('/llms.txt')).text();
  const [title, summary, ...rest] = text.split('\n\n');
  expect(title).toMatch(/^# \S/);
  expect(summary).toMatch(/^> \S/);
  const entries = rest.at(-1)!.trimEnd().split('\n');
  expect(rest.at(-2)).toMatch(/^## \S/);
  expect(entries).toHaveLength(routes.length);
  for (const [index, { path, label }] of routes.entries()) {
    await page.goto(path);
    const [, name, address, note] = entries[index]!.match(/^- \[(.+)\]\((.+)\): (.+)$/)!;
    expect(name).toBe(label);
    expect(new URL(await readTwinAddress(page), baseURL).pathname).toBe(new URL(address!).pathname);
    expect(note).toBe(await page.locator('meta[name="description"]').getAttribute('content'));
  }
});

const readTwinAddress = async (page: Page) =>
  (await page.locator('link[rel="alternate"][type="text/markdown"]').getAttribute('href'))!;

const readWords = (page: Page) =>
  main(page).evaluate((element, notWords) => {
    const copy = element.cloneNode(true) as Element;
    for (const each of copy.querySelectorAll(notWords)) each.remove();
    return copy.textContent;
  }, NOT_WORDS);

const readHeadings = (page: Page) =>
  main(page)
    .getByRole('heading')
    .evaluateAll((all) =>
      all.map(({ tagName, textContent }) => `${tagName.slice(1)} ${textContent!.replaceAll(/\s+/g, ' ')}`),
    );

const dropTargets = (markdown: string) => markdown.replaceAll(/\]\([^)]*\)/g, ']');
const keepLetters = (text: string) => text.replaceAll(/[^\p{L}\p{N}]/gu, '');
