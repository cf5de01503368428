import AxeBuilder from '@axe-core/playwright';
import { expect, test } from '@playwright/test';
import { sitePages } from './site.ts';

/** WCAG 2.2 AA whole, and of AAA the contrast of text (7:1) and the size of targets. */
const STANDARD = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

for (const width of [320, 390, 768, 1280])
  test(`axe finds nothing on any page, ${width} px wide`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    for (const { path } of sitePages) {
      await page.goto(path);
      const axe = new AxeBuilder({ page })
        .withTags(STANDARD)
        .options({ rules: { 'color-contrast-enhanced': { enabled: true } } });
      const { violations } = await axe.analyze();
      const found = violations.map(
        ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 90)).join(' | ')}`,
      );
      expect(found, path).toEqual([]);
    }
  });
