import { company } from '../src/content/company.ts';
import { normalise } from './built.ts';
import { expect, footer, header, MISSING, main, menuButton, sites, test } from './site.ts';

const sheets = sites.flatMap(({ listedPages, prefix, words }) =>
  [...listedPages.map(({ path }) => path), prefix + MISSING].map((path) => ({ path, words })),
);

test('each page prints its text in ink on white, without controls or pictures', async ({ page }) => {
  await page.setViewportSize({ width: 560, height: 1000 });
  for (const { path, words } of sheets)
    await test.step(path, async () => {
      await page.emulateMedia({ media: 'screen' });
      await page.goto(path);
      const paragraphs = await main(page)
        .locator(':is(h1, p, dd):visible:not(.drafts *, .waiting-line *, .pays__band *)')
        .allInnerTexts();
      const samples = [0, paragraphs.length >> 1, paragraphs.length - 1].map((i) => paragraphs[i]!);
      const example =
        path.endsWith('/services') && words.services.list.find(({ openingCase }) => openingCase)?.openingCase;
      if (example)
        for (const { label, done } of Object.values(example.question.answers)) samples.push(label, done);
      const folds = main(page).locator('details:not([name])');
      if (await folds.count()) samples.push((await folds.last().locator('p').textContent())!);
      await menuButton(page).click();
      await page.emulateMedia({ media: 'print' });
      expect.soft(await page.evaluate(() => document.scrollingElement!.scrollWidth)).toBeLessThanOrEqual(560);
      await expect.soft(page.locator(':is(button, img, svg, canvas, [hidden]):visible')).toHaveCount(0);
      await expect
        .soft(header(page).getByText(company.shortName || company.name, { exact: true }))
        .toBeVisible();
      await expect.soft(footer(page).getByText(company.uid)).toBeVisible();
      // Links have an address that can be typed.
      const addresses = await main(page)
        .locator('a[href^="/"]:visible')
        .evaluateAll((all) => all.map((link) => getComputedStyle(link, '::after').content));
      for (const address of addresses) expect.soft(address).toContain(new URL(company.site).host);
      const printed = normalise(await main(page).innerText());
      for (const text of samples) expect.soft(printed).toContain(normalise(text));
      // Links have the browser's own colour.
      const coloured = await page.locator('body *:visible:not(a, a *, :empty)').evaluateAll((all) =>
        all
          .filter((element) => {
            const { color, backgroundColor } = getComputedStyle(element);
            return color !== 'rgb(0, 0, 0)' || backgroundColor !== 'rgba(0, 0, 0, 0)';
          })
          .map((element) => element.outerHTML.slice(0, 80)),
      );
      expect.soft(coloured).toEqual([]);
    });
});
