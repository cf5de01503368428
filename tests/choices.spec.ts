import { expect, MISSING, main, pages, test, words } from './site.ts';

for (const [path, { button, waits, done }] of [
  [pages.home.path, words.home.hero.waiting],
  [MISSING, words.notFound.waiting],
] as const)
  test(`tile of ${path} turns, says so, and turns back`, async ({ page }) => {
    await page.goto(path);
    const tile = main(page).getByRole('button', { name: button });
    const status = main(page).locator('[data-done]');
    await expect(status).toContainText(waits);
    await tile.press('Enter');
    await expect(status).toContainText(done);
    await expect(tile).toBeDisabled();
    await main(page).getByRole('button', { name: words.labels.undo }).click();
    await expect(status).toContainText(waits);
    await expect(tile).toBeFocused();
  });

test('each answer of the case says what the agent does, the amount first', async ({ page }) => {
  const { log } = words.services.blocks.flatMap(({ example }) =>
    example?.kind === 'case' ? [example] : [],
  )[0] ?? { log: [] };
  await page.goto(pages.services.path);
  for (const { answers } of log.flatMap(({ question }) => question ?? []))
    for (const { label, consequences } of answers) {
      await main(page).getByText(label, { exact: true }).click();
      for (const consequence of consequences)
        await expect(main(page).getByText(consequence, { exact: true })).toBeVisible();
      for (const other of answers.filter((answer) => answer.label !== label))
        await expect(main(page).getByText(other.consequences[0]!, { exact: true })).toBeHidden();
    }
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  for (const path of [pages.services.path, pages.contact.path])
    test(`answers and email drafts of ${path} open one at a time`, async ({ page }) => {
      await page.goto(path);
      const all = main(page).locator('details[name]');
      for (const details of [...(await all.all())].reverse()) {
        if ((await details.getAttribute('open')) === null) await details.locator('summary').click();
        await expect(all.and(page.locator('[open]'))).toHaveCount(1);
        await expect(details.locator('summary ~ *').first()).toBeVisible();
      }
    });
});
