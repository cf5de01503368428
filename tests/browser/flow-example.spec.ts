import { expect, test } from '@playwright/test';
import type { FlowExample } from '../../src/site/words.ts';
import { listLines } from '../support/list-lines.ts';
import { findDrawnShare, readLuminances } from '../support/pixels.ts';
import { addRules, main, openWithFont, sample } from '../support/site.ts';
import { pages, words } from '../support/tested-site.ts';

const { blocks } = words.services;

/** Upright, upright with its terms below side by side, lying. */
const FLOW_WIDTHS = sample([320, 600, 900, 1440], [390, 599, 768, 899, 1024, 1280, 1920, 2560]);
/** What the disc, and the smallest sign, cover of the rail beside their words. */
const DISC_SHARE = 0.5;
const SIGN_SHARE = 0.05;
/** Of a longer text the rail's first two lines, where the sign stands. */
const SIGN_HEIGHT_PX = 56;

const flow = blocks.map(({ example }) => example).find((example) => example?.kind === 'flow') as
  | FlowExample
  | undefined;

test('the drawn example is one list, with no line on a word, and signs in every colour', async ({ page }) => {
  test.skip(!flow, 'no service has one');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openWithFont(page, pages.services.path);
  const { inputs, agent, agreed, end, person } = flow!;
  const outcomes = [agreed, end, person].map(({ condition, result }) => `${condition} ${result}`);
  const list = main(page).getByRole('list').filter({ hasText: agent });
  await expect(list.getByRole('listitem')).toHaveText([...inputs, agent, ...outcomes]);

  await addRules(page, 'header { display: none } li *, li { -webkit-text-fill-color: transparent }');
  for (const width of FLOW_WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    const picture = await readLuminances(await list.screenshot());
    const { x, y } = await list.evaluate((element) => {
      const { left, top } = element.getBoundingClientRect();
      return { x: left, y: top + scrollY };
    });
    for (const { text, left, right, top, bottom } of await listLines(list)) {
      const box = { left: left - x, right: right - x, top: top - y, bottom: bottom - y };
      expect(findDrawnShare(picture, box), `${text} at ${width} px`).toBe(0);
    }
  }

  await page.setViewportSize({ width: 390, height: 900 });
  await page.emulateMedia({ forcedColors: 'active' });
  const picture = await readLuminances(await list.screenshot());
  const { x, y } = (await list.boundingBox())!;
  for (const item of await list.getByRole('listitem').all()) {
    const box = (await item.boundingBox())!;
    const bottom = box.y - y + Math.min(box.height, SIGN_HEIGHT_PX);
    const share = findDrawnShare(picture, { left: 0, right: box.x - x, top: box.y - y, bottom });
    const text = (await item.textContent())!;
    expect(share, text).toBeGreaterThan(text === agent ? DISC_SHARE : SIGN_SHARE);
  }
});
