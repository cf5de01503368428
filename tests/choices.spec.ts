import { expect, MISSING, main, pages, test, words } from './site.ts';

for (const [path, { button, waits, done }] of [
  [pages.home.path, words.home.hero.waiting],
  [MISSING, words.notFound.waiting],
] as const)
  test(`tile of ${path} turns, says so, and turns back`, async ({ page }) => {
    await page.goto(path);
    const tile = main(page).getByRole('button', { name: button });
    const waitingTile = main(page).locator('[data-waits]');
    const status = main(page).locator('[data-done]');
    await expect(status).toContainText(waits);
    await tile.press('Enter');
    await expect(status).toContainText(done);
    await expect(waitingTile).toHaveCSS('rotate', '-90deg');
    await expect(tile).toBeDisabled();
    await main(page).getByRole('button', { name: words.labels.undo }).click();
    await expect(status).toContainText(waits);
    await expect(waitingTile).not.toHaveCSS('rotate', '-90deg');
    await expect(tile).toBeFocused();
  });

test('each answer of the case says what the agent does then', async ({ page }) => {
  await page.goto(pages.services.path);
  const questions = words.services.blocks.flatMap(({ example }) =>
    example?.kind === 'case' ? example.log.flatMap(({ question }) => question ?? []) : [],
  );
  for (const { answers } of questions)
    for (const { label } of answers) {
      await main(page).getByText(label, { exact: true }).click();
      for (const { label: other, consequences } of answers)
        await expect(main(page).getByText(consequences[0]!)).toBeVisible({ visible: other === label });
    }
});
