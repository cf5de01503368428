import type { Page } from '@playwright/test';
import { DESK, draft, drafts, expect, MISSING, main, PHONE, pages, test, words } from './site.ts';

test('tiles of Home and the 404 page turn, say so, and turn back when the answer is taken back', async ({
  page,
}) => {
  const { invoice } = words.home.hero;
  const { unsolved, button, solved } = words.notFound.puzzle;
  for (const { path, asked, answers, number } of [
    ...(invoice
      ? [
          {
            path: pages.home.path,
            asked: invoice.question,
            answers: Object.values(invoice.answers),
            // The invoice says what is paid for.
            number: [invoice.delivered.number, invoice.billed.number],
          },
        ]
      : []),
    { path: MISSING, asked: unsolved, answers: [{ label: button, done: solved }] },
  ]) {
    await page.goto(path);
    const section = main(page).locator('section').first();
    const tile = section.locator('.tile[data-waits]').last();
    const said = section.locator('[aria-live]');
    const height = async () => (await section.boundingBox())!.height;
    const heightBefore = await height();
    for (const [index, { label, done }] of answers.entries()) {
      const button = section.getByRole('button', { name: label });
      await expect(said).toContainText(asked);
      await button.press('Enter');
      await expect(said).toHaveText(done);
      await expect(tile).toHaveCSS('rotate', '-90deg');
      await expect(button).toBeFocused();
      await expect(section.getByRole('button', { pressed: true })).toHaveText(label);
      if (number)
        await expect(section.locator('dd').first()).toMatchAriaSnapshot(`- definition: /^${number[index]} /`);
      expect(await height()).toBe(heightBefore);
      await button.press('Enter');
      await expect(tile).not.toHaveCSS('rotate', '-90deg');
      await expect(section.getByRole('button', { pressed: true })).toHaveCount(0);
    }
    await section.locator('.waiting-ring').last().click();
    await expect(tile).toHaveCSS('rotate', '-90deg');
  }
});

test('one answer of the case is pressed at most, and changes invoice and entry', async ({ page }) => {
  const example = words.services.list.find(({ openingCase }) => openingCase)?.openingCase;
  if (!example) return test.skip();
  await page.goto(pages.services.path);
  const { text: asked, answers, unanswered, toPay } = example.question;
  const invoice = main(page).locator('.case__documents > li').first();
  const entry = main(page).locator('.case-entry');
  const question = main(page).getByRole('group', { name: asked });
  const next = main(page).getByText(example.next.text);
  await expect(main(page).getByText(unanswered)).toBeVisible();
  await expect(next).toBeHidden();
  await expect(entry.getByRole('link', { name: asked })).toBeVisible();
  await expect(invoice.getByText(example.documents[0].label, { exact: true })).toBeVisible();
  for (const { label, done, number, amounts } of Object.values(answers)) {
    await question.getByRole('button', { name: label, exact: true }).press('Enter');
    await expect(question.getByRole('button', { pressed: true })).toHaveText(label);
    await expect(question.locator('[data-waits]')).toHaveCount(0);
    // The focused one looks chosen, too.
    const looks = await question
      .getByRole('button')
      .evaluateAll((all) => all.map((each) => getComputedStyle(each).backgroundColor));
    expect(new Set(looks).size).toBe(2);
    await expect(main(page).locator('[aria-live]')).toHaveText(done);
    await expect(next).toBeVisible();
    for (const [document, ...shown] of [
      [invoice, toPay, `${number}`],
      [entry, `${number}`, label, ...amounts],
    ] as const)
      for (const text of shown)
        await expect(document.getByText(text, { exact: true }).filter({ visible: true })).toHaveCount(1);
  }
  await question.getByRole('button', { pressed: true }).press('Enter');
  await expect(next).toBeHidden();
});

const expectOpen = (page: Page, id: string) => expect(draft(page)).toHaveAttribute('id', id);

test('one draft is open at most', async ({ page }) => {
  await page.goto(pages.contact.path);
  await expectOpen(page, `draft-${drafts[0]}`);
  const entries = await page.evaluate('history.length');
  const names = main(page).locator('.draft > summary');
  for (const viewport of [DESK, PHONE]) {
    await page.setViewportSize(viewport);
    for (const i of [drafts.length - 1, 0]) {
      await names.nth(i).click();
      await expectOpen(page, `draft-${drafts[i]}`);
      await names.nth(i).press('Enter');
      await expect(draft(page)).toHaveCount(0);
      await names.nth(i).press('Enter');
      await expectOpen(page, `draft-${drafts[i]}`);
      await expect(names.nth(i)).toBeInViewport({ ratio: 1 });
    }
  }
  expect(await page.evaluate('history.length')).toBe(entries);
  await page.goto(`${pages.contact.path}#draft-question`);
  await expectOpen(page, 'draft-question');
});

test('stamp waits until its email is opened or copied', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-write']);
  await page.goto(pages.contact.path);
  await page.evaluate(() =>
    addEventListener('click', (event) => event.target instanceof HTMLAnchorElement && event.preventDefault()),
  );
  const names = main(page).locator('.draft > summary');
  const piece = draft(page).locator('.tile');
  const readGround = () => piece.locator('..').evaluate((stamp) => getComputedStyle(stamp).backgroundColor);
  const accent = await readGround();
  const expectCancelled = async (is: boolean) => {
    await expect(piece).toHaveCSS('rotate', is ? '-90deg' : 'none');
    expect((await readGround()) !== accent).toBe(is);
  };
  for (const control of [
    draft(page).getByRole('link', { name: words.contact.drafts.openInApp }),
    draft(page).getByRole('button', { name: words.contact.drafts.copyButton.name }),
  ]) {
    await expectCancelled(false);
    await control.click();
    await page.mouse.move(1, 1);
    await expectCancelled(true);
    for (const choice of [names.last(), names.first()]) await choice.click();
  }
  await expectCancelled(false);
});
