import type { Page } from '@playwright/test';
import { findCase } from '../src/site/find-case.ts';
import { DESK, expect, MISSING, main, PHONE, pages, test, words } from './site.ts';

for (const [path, { button, waits, done }] of [
  [pages.home.path, words.home.hero.waiting],
  [MISSING, words.notFound.waiting],
] as const)
  test(`tiles of ${path} turn, say so, and turn back`, async ({ page }) => {
    await page.goto(path);
    const turn = main(page).getByRole('button', { name: button });
    const undo = main(page).getByRole('button', { name: words.labels.undo });
    const tile = main(page).locator('.tile[data-waits]').last();
    const decision = main(page).locator('#decision');
    const { height } = (await main(page).locator('section').first().boundingBox())!;
    await expect(decision).toHaveText(waits);
    await turn.press('Enter');
    // On Home, the figure that was there is struck out before the new one.
    await expect(decision).toContainText(done.split(/\d/)[0]!);
    await expect(tile).toHaveCSS('rotate', '-90deg');
    await expect(turn).toBeHidden();
    await expect(undo).toBeFocused();
    expect((await main(page).locator('section').first().boundingBox())!.height).toBe(height);
    await undo.press('Enter');
    await expect(decision).toHaveText(waits);
    await expect(tile).not.toHaveCSS('rotate', '-90deg');
    await expect(turn).toBeFocused();
    await main(page).locator('.waiting-ring').last().click();
    await expect(tile).toHaveCSS('rotate', '-90deg');
  });

test('each answer of the case says what the agent does then, and changes the first document', async ({
  page,
}) => {
  const example = findCase(words.services.blocks);
  if (!example) return;
  await page.goto(pages.services.path);
  const { answers, unanswered } = example.log[2].question;
  const least = Math.min(...example.documents.map(({ number }) => number));
  const number = main(page).locator('.number').first();
  const list = main(page).getByRole('list', { name: example.log[2].text });
  const next = main(page).getByText(example.log[3].text);
  const said = main(page).locator('#answer');
  await expect(said).toHaveText(unanswered);
  await expect(next).toBeHidden();
  for (const { label, consequence, missing } of answers) {
    const answer = list.getByRole('button', { name: label, exact: true });
    await answer.press('Enter');
    await expect(answer).toHaveAttribute('aria-pressed', 'true');
    await expect(list.getByRole('button', { pressed: true })).toHaveCount(1);
    await expect(said).toHaveText(consequence);
    await expect(next).toBeVisible();
    // It is replaced by the number that is paid for.
    await expect(number).toHaveText(`${missing === 'paid' ? example.documents[0].number : least}`);
  }
});

/** What the visitor sees of the letters. */
const letters = (page: Page) => main(page).locator('[id^="draft-"]:visible');
const drafts = [...words.services.blocks, { ...words.contact.drafts.call, id: 'call' }];

for (const viewport of [DESK, PHONE])
  test(`one draft is open at ${viewport.width} px, and choosing it again keeps it open`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await page.goto(pages.contact.path);
    await expect(letters(page)).toHaveAttribute('id', `draft-${drafts[0]!.id}`);
    const entries = await page.evaluate('history.length');
    for (const { id, title } of drafts.toReversed()) {
      const name = main(page).getByRole('link', { name: title, exact: true });
      for (const choose of [() => name.click(), () => name.press('Enter')]) {
        await choose();
        await expect(letters(page)).toHaveAttribute('id', `draft-${id}`);
        await expect(name).toHaveAttribute('aria-current', 'true');
        await expect(name).toBeInViewport({ ratio: 1 });
      }
    }
    await expect(main(page).locator('[aria-current]')).toHaveCount(1);
    expect(await page.evaluate('history.length')).toBe(entries);
  });

test('stamp is cancelled by opening or copying the draft, and waits again on another one', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-write']);
  await page.goto(pages.contact.path);
  await page.evaluate(() => addEventListener('click', (event) => event.preventDefault()));
  const piece = letters(page).locator('[data-waits]');
  const cancelled = (is: boolean) =>
    is ? expect(piece).toHaveCSS('rotate', '-90deg') : expect(piece).toHaveCSS('rotate', 'none');
  for (const control of [
    letters(page).getByRole('link', { name: words.contact.drafts.open }),
    letters(page).getByRole('button', { name: words.contact.drafts.copying.name }),
  ]) {
    await cancelled(false);
    await control.click();
    await cancelled(true);
    await page.evaluate((id) => location.assign(`#draft-${id}`), drafts.at(-1)!.id);
    await cancelled(false);
    await page.evaluate((id) => location.assign(`#draft-${id}`), drafts[0]!.id);
  }
});
