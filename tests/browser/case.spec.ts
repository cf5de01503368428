import { expect, type Page } from '@playwright/test';
import { findCase } from '../../src/site/find-case.ts';
import { main, openWithFont, sample } from '../support/site.ts';
import { pages, words } from '../support/tested-site.ts';
import { test } from '../support/visitors.ts';

const { path } = pages.services;
const example = findCase(words.services.blocks);
const question = example?.log.find(({ question }) => question)?.question;
const { unanswered, answers, next } = question ?? { unanswered: '', answers: [], next: { text: '' } };
/** The place of the sheet whose pieces change with an answer. */
const CHANGED_SHEET = { struck: 0, missing: -1, awaited: -1 };

const answer = (page: Page, label: string) => main(page).locator('summary', { hasText: label });
const sentence = (page: Page, text: string) => main(page).getByText(text, { exact: true });
const sheets = (page: Page) => page.locator(`#${example!.anchor}`);
/** The sheets' marks of their pieces, which only the eye counts: the figure is read. */
const pieces = (page: Page) => sheets(page).getByRole('listitem').locator('[aria-hidden="true"] > *');

test.beforeEach(() => test.skip(!question, 'no service has a case with a question'));

test('without scripts an agent is answered, answered otherwise, and waits again', async ({
  scriptless: page,
}) => {
  await page.goto(path);
  await expectWaiting(page);
  for (const { label, consequences } of answers) {
    await answer(page, label).tap();
    await expectAnswered(page, consequences);
  }
  await answer(page, answers.at(-1)!.label).tap();
  await expectWaiting(page);
});

test('an agent is answered by keyboard, and what follows is read after the answer', async ({
  reader: page,
}) => {
  await page.goto(path);
  const { label, consequences } = answers[0]!;
  await answer(page, label).focus();
  await page.keyboard.press('Enter');
  await expectAnswered(page, consequences);
  await expect(main(page).getByRole('group').filter({ hasText: label })).toContainText(consequences.join(''));
  await page.keyboard.press('Space');
  await expectWaiting(page);
});

test('one answer is open at a time where the browser itself does not see to it', async ({ page }) => {
  await page.addInitScript(() => delete (HTMLDetailsElement.prototype as { name?: string }).name);
  await page.goto(path);
  // An attribute of the same name, but of a namespace that the browser gives no meaning.
  await main(page)
    .locator('details[name]')
    .evaluateAll((all) => {
      for (const element of all) {
        const name = element.getAttribute('name')!;
        element.removeAttribute('name');
        element.setAttributeNS('urn:test', 'name', name);
      }
    });
  for (const { label, consequences } of answers) {
    await answer(page, label).click();
    await expectAnswered(page, consequences);
  }
});

test('an answer moves nothing, and the sheet that it is about shows it', async ({ reader: page }) => {
  for (const width of sample([390, 1440], [320, 600, 768, 1024, 2560])) {
    await page.setViewportSize({ width, height: 900 });
    await openWithFont(page, path);
    const places = await listPlaces(page);
    const before = await listLooks(page);
    const seen = new Set<string>();
    for (const { label, difference } of answers) {
      await answer(page, label).press('Enter');
      expect(await listPlaces(page), `${width} px`).toEqual(places);
      const looks = await listLooks(page);
      if (!looks[0]) continue;
      const sheet = looks.at(CHANGED_SHEET[difference])!;
      expect(looks.filter((look, index) => look !== before[index])).toEqual([sheet]);
      seen.add(sheet);
    }
    expect(seen.size).toBe(before[0] ? new Set(answers.map(({ difference }) => difference)).size : 0);
  }
});

test('the figures of all sheets are on one line, whatever breaks above and below them', async ({
  reader: page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openWithFont(page, path);
  for (const [sheet, part] of [
    [0, 'p'],
    [1, ':scope > :last-child'],
  ] as const) {
    await sheets(page)
      .getByRole('listitem')
      .nth(sheet)
      .locator(part)
      .evaluate((element) => element.append(' several more words'.repeat(3)));
    const tops = await sheets(page)
      .locator('strong')
      .evaluateAll((all) => all.map((figure) => Math.round(figure.getBoundingClientRect().top)));
    expect(new Set(tops).size).toBe(1);
  }
});

test('pieces are round at every width: as wide as high, in whole px', async ({ reader: page }) => {
  await openWithFont(page, path);
  for (const width of sample([320, 390, 768, 1440], [360, 412, 600, 834, 1024, 1280, 1920, 2560])) {
    await page.setViewportSize({ width, height: 900 });
    const sizes = await pieces(page).evaluateAll((all) =>
      all.map((piece) => [getComputedStyle(piece).width, getComputedStyle(piece).height]),
    );
    for (const [wide, high] of sizes) {
      expect(wide, `${width} px`).toBe(high);
      expect(Number.parseFloat(wide!) % 1, `${width} px`).toBe(0);
    }
  }
});

async function expectWaiting(page: Page) {
  await expect(sentence(page, unanswered)).toBeVisible();
  await expect(main(page).getByText(next.text)).toBeHidden();
  for (const { consequences } of answers)
    for (const text of consequences)
      for (const found of await sentence(page, text).all()) await expect(found).toBeHidden();
}

async function expectAnswered(page: Page, consequences: string[]) {
  for (const text of consequences)
    await expect(sentence(page, text).filter({ visible: true })).toHaveCount(1);
  await expect(main(page).locator('details[open]')).toHaveCount(1);
  await expect(sentence(page, unanswered)).toBeHidden();
  await expect(main(page).getByText(next.text)).toBeVisible();
}

/** On the page, of all that can be seen whether or not there is an answer. */
const listPlaces = (page: Page) =>
  main(page)
    .locator('h1, h2, a, summary, li')
    .evaluateAll((all) =>
      all.map((element) => {
        const { left, top, width, height } = element.getBoundingClientRect();
        return [left, top + scrollY, width, height].map(Math.round).join(' ');
      }),
    );

/** How the pieces of each sheet look; nothing where too many are left to the figure. */
const listLooks = (page: Page) =>
  sheets(page)
    .getByRole('listitem')
    .evaluateAll((all) =>
      all.map((sheet) =>
        [...sheet.querySelectorAll('[aria-hidden="true"] > *')]
          .map((piece) => {
            const { visibility, backgroundColor, borderWidth, borderStyle } = getComputedStyle(piece);
            return [
              visibility,
              backgroundColor,
              borderWidth,
              borderStyle,
              getComputedStyle(piece, '::after').content,
            ];
          })
          .join('\n'),
      ),
    );
