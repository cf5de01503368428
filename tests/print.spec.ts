import { company } from '../src/content/company.ts';
import { listWords } from '../src/site/list-words.ts';
import { normalise } from './built.ts';
import { expect, footer, header, MISSING, main, menuButton, sites, test } from './site.ts';

/** What no sheet of paper shows: what programs read, what stands on controls and in pictures, and email drafts. */
const ON_SCREEN =
  /\.(page|id|kind|picture|drawing|isCorrected|caption|rings|unit|entry|action|primary|secondary|copying|exit|unanswered|toPay|answers)\b|\.(hero|notFound)\.waiting|\.cards?\.|\.phases\.\d\.(price|steps|short)\b|\.drafts\.|\.blocks\.\w+\.questions/;
/** These stand in place of a fact that is not stated, or are left out where all people are named. */
const WITHOUT_FACTS = /\.labels\.(phone|founded|management)$|\.about\.head\.count$/;

const sheets = sites.flatMap(({ listedPages, prefix, words }) =>
  [...listedPages, { id: 'notFound' as const, path: prefix + MISSING }].map(({ id, path }) => ({
    id,
    path,
    words,
  })),
);

test('each page prints its words in ink on white, without controls or pictures', async ({ page }) => {
  await page.setViewportSize({ width: 560, height: 1000 });
  for (const { id, path, words } of sheets)
    await test.step(path, async () => {
      await page.emulateMedia({ media: 'screen' });
      await page.goto(path);
      await menuButton(page).click();
      await page.emulateMedia({ media: 'print' });
      expect.soft(await page.evaluate(() => document.scrollingElement!.scrollWidth)).toBeLessThanOrEqual(560);
      const unprinted = page.locator('button, img, svg, canvas, [hidden]').filter({ visible: true });
      await expect.soft(unprinted).toHaveCount(0);
      await expect
        .soft(header(page).getByText(company.shortName || company.name, { exact: true }))
        .toBeVisible();
      await expect.soft(footer(page).getByText(company.uid)).toBeVisible();
      // Each line of the address stands for itself, and links have an address that can be typed.
      const lines = (await footer(page).locator('address').innerText()).split('\n');
      expect.soft(lines.slice(0, 2).map(normalise)).toEqual([company.name, company.street]);
      const addresses = await main(page)
        .locator('a[href^="/"]')
        .filter({ visible: true })
        .evaluateAll((all) => all.map((link) => getComputedStyle(link, '::after').content));
      for (const address of addresses) expect.soft(address).toContain(new URL(company.site).host);
      const printed = normalise(await main(page).innerText());
      const said = listWords(words[id], `.${id}`).filter(
        ([key]) => !ON_SCREEN.test(key) && !WITHOUT_FACTS.test(key),
      );
      expect.soft(said.filter(([, text]) => !printed.includes(normalise(text)))).toEqual([]);
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
