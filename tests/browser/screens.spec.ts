import { expect, test } from '@playwright/test';
import { blocks, type FlowExample } from '#words/services.ts';
import { company } from '../../src/content/company.ts';
import { listLines } from '../support/list-lines.ts';
import { findDrawnShare, readLuminances } from '../support/pixels.ts';
import { addRules, likeliest, main, openPage, readTargets, routes } from '../support/site.ts';

const PHASES = ['Discovery Phase', 'Iterative Development', 'Scaling for Impact'];

/** Upright, upright with its terms beside it, lying. */
const FLOW_WIDTHS = likeliest([320, 600, 1024, 1440], [390, 599, 768, 1099, 1100, 1280, 1920, 2560]);
/** What the disc, and the smallest sign, cover of the rail beside their words. */
const DISC_SHARE = 0.5;
const SIGN_SHARE = 0.05;
/** Of a longer text the rail's first two lines, where the sign stands. */
const SIGN_HEIGHT_PX = 56;

const flow = blocks.map(({ example }) => example).find((example) => example?.kind === 'flow') as
  | FlowExample
  | undefined;

test('each card of Home leads to its service: points, a captioned figure, a button', async ({ page }) => {
  await page.goto('/');
  const cards = main(page).getByRole('listitem').getByRole('link');
  const targets = await cards.evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  expect(targets).toEqual(blocks.map(({ id }) => `/services#${id}`));
  await page.goto('/services');
  for (const { id, lead } of blocks) await expect(page.locator(`#${id}`)).toContainText(lead);
  const { titles } = routes.find(({ path }) => path === '/services')!;
  for (const name of titles) {
    const block = main(page).getByRole('region', { name });
    expect(await block.getByRole('listitem').count(), name).toBeGreaterThan(1);
    await expect(block.getByRole('figure', { name: /\w/ }), name).toBeVisible();
    expect(await readTargets(block), name).toEqual(['/contact']);
  }
});

test('the drawn example is one list, with no line on a word, and signs in every colour', async ({ page }) => {
  test.skip(!flow, 'no service has one');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openPage(page, '/services');
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

test('each phase has three points and what a client receives; pictures are decoration', async ({ page }) => {
  await page.goto('/methodology');
  for (const name of PHASES) {
    const heading = page.getByRole('heading', { name, exact: true });
    const phase = main(page).locator('section').filter({ has: heading });
    await expect(phase.getByRole('listitem'), name).toHaveCount(3);
    await expect(phase.getByRole('definition'), name).toHaveText(/\w/);
  }
  await expect(main(page).getByRole('img')).toHaveCount(0);
  await expect(main(page).locator('svg:not([aria-hidden="true"])')).toHaveCount(0);
  // Its control comes with the drawing, which begins near the window.
  await page.getByRole('heading', { name: PHASES[1]! }).scrollIntoViewIfNeeded();
  await expect(main(page).getByRole('button', { name: /motion/ })).toHaveCount(1);
});

test('About and Contact have the registration number, Contact the address and no form', async ({ page }) => {
  for (const path of ['/about', '/contact']) {
    await page.goto(path);
    const number = main(page).getByRole('definition').filter({ hasText: company.uid });
    await expect(number.first(), path).toBeVisible();
  }
  await expect(main(page)).toContainText(company.street);
  await expect(main(page)).toContainText(`${company.postcode} ${company.town}`);
  const email = main(page).locator(`a[href="mailto:${company.email}"]`);
  expect((await email.innerText()).replace(/\s/g, '')).toBe(company.email);
  await expect(page.locator('form, input, textarea, select')).toHaveCount(0);
});
