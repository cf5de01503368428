import { globSync, readFileSync } from 'node:fs';
import { test as base, expect, type Locator, type Page } from '@playwright/test';
import { footer, header, main, menuButton, menuLinks, painted, sitePages } from '../support/site.ts';

/**
 * Faults that sites like this one are known for. Each has one test that is named for it: here, or, where it belongs
 * to a theme, in the file that is named beside it.
 */
const elsewhere: [fault: string, file: string, promise: string][] = [
  [
    'lost first click before hydration',
    'interactive.spec.ts',
    'works at the first click, and is told when React has come',
  ],
  [
    'menu left open after Back',
    'back.spec.ts',
    'the menu is closed on a page that the browser kept alive and brings back',
  ],
  ['canvas running in a hidden tab', 'drawings.spec.ts', 'no frame is asked for in a hidden tab'],
  [
    '404 that answers 200',
    'not-found.spec.ts',
    'is a missing page that says so, to the visitor, the client and the console',
  ],
  [
    'prerendered page that logs',
    'not-found.spec.ts',
    'a missing page that is made ready in advance is reported once it is shown',
  ],
  [
    'prerendered page that animates',
    'next-page.test.ts',
    'a page that is made ready fetches its drawings once it is shown, not before',
  ],
  ['year wrong at New Year', 'year.spec.ts', 'a page built this year and opened in the next shows the next'],
  [
    "CSP that blocks the site's own styles",
    'engines.spec.ts',
    'every page stands, without an error or a breach of the policy, and the missing one is missing',
  ],
];

const PHONE = { width: 390, height: 844 };
const START = new Date('2026-01-01T12:00:00Z');
/** A browser may place an element by a part of a pixel. */
const ROUNDING_PX = 1;

/** Chromium's, on Linux. */
const SCROLLBAR_PX = 15;

/** Playwright hides scrollbars; here they take their room, as on most desks. */
const test = base.extend<object, { launchOptions: object }>({
  launchOptions: [
    async ({ launchOptions }, use) => {
      await use({ ...launchOptions, ignoreDefaultArgs: ['--hide-scrollbars'] });
    },
    { scope: 'worker' },
  ],
});

const pause = (page: Page) => page.getByRole('button', { name: 'Pause motion' }).first();
const canvas = (page: Page) => page.locator('[data-drawn] canvas').first();

for (const [fault, file, promise] of elsewhere)
  test(`${fault}: its test is in ${file}`, () => {
    expect(readFileSync(`tests/${file}`, 'utf8')).toContain(promise);
  });

test('focus under a fixed header: backwards through a page, each stop stands below the header', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const { path } of sitePages) {
    await page.goto(path);
    await footer(page).getByRole('link').last().focus();
    const stops = await page.locator('main a, main button, footer a').filter({ visible: true }).count();
    const bottom = await readBottom(header(page));
    for (let stop = 1; stop < stops; stop++) {
      await page.keyboard.press('Shift+Tab');
      await painted(page);
      expect(await readTop(page.locator(':focus')), path).toBeGreaterThanOrEqual(bottom);
    }
  }
});

test('anchor target under the header: what a link leads to stands below it, and in view', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 600 });
    await page.goto('/');
    const links = await page
      .locator('a[href*="#"]')
      .evaluateAll((all) => [...new Set((all as HTMLAnchorElement[]).map(({ href }) => href))]);
    expect(links.length).toBeGreaterThan(5);
    for (const link of links) {
      await page.goto(link);
      const target = page.locator(':target');
      await expect(target, link).toBeInViewport();
      // The whole page is the target of the skip link.
      if (!link.endsWith('#main'))
        expect(await readTop(target), link).toBeGreaterThanOrEqual(await readBottom(header(page)));
    }
  }
});

test('canvas blurred after zoom or on a screen of another pixel ratio: it is painted anew, and whole, while paused', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto('/methodology');
  await expect(canvas(page)).toBeVisible();
  await pause(page).click();
  for (const [ratio, width] of [
    [2, 640],
    [1, 1280],
    [2, 1280],
  ] as const) {
    await setPixelRatio(page, ratio, width);
    await expect.poll(() => readRatio(page), `${width} px`).toBe(ratio);
    expect(await countUnpainted(page), `${width} px`).toBe(0);
  }
});

test('canvas blurred on a screen of another pixel ratio: it is painted anew while it rests', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.clock.install({ time: START });
  await page.clock.pauseAt(new Date(START.getTime() + 1000));
  await page.goto('/no-such-page');
  await expect(canvas(page)).toBeVisible();
  await setPixelRatio(page, 2, 1280);
  await expect.poll(() => readRatio(page)).toBe(2);
});

test('canvas empty after its context was lost: it is painted again, whole, when it is restored', async ({
  page,
}) => {
  await page.goto('/methodology');
  await expect(canvas(page)).toBeVisible();
  await pause(page).click();
  // As the browser does when it gives the context back: emptied, and said so.
  await canvas(page).evaluate((element: HTMLCanvasElement) => element.getContext('2d')!.reset());
  expect(await countUnpainted(page)).toBeGreaterThan(0);
  await canvas(page).dispatchEvent('contextrestored');
  expect(await countUnpainted(page)).toBe(0);
});

test('layout shift when the menu locks scrolling: nothing moves, though the scrollbar takes room', async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  await page.goto('/');
  expect(await page.evaluate(() => innerWidth - document.documentElement.clientWidth)).toBeGreaterThan(0);
  const places = [header(page).getByRole('link').first(), menuButton(page), main(page)];
  const measure = () => Promise.all(places.map((place) => place.boundingBox()));
  const before = await measure();
  await menuButton(page).click();
  await expect(menuLinks(page).first()).toBeVisible();
  // The word on the button is another one; it begins at the same edge of the window.
  expect(noteEdges(await measure())).toEqual(noteEdges(before));
  await page.keyboard.press('Escape');
  expect(noteEdges(await measure())).toEqual(noteEdges(before));
});

test('type as wide as the window, and so under the scrollbar: the widest line ends at the margin', async ({
  page,
}) => {
  await page.goto('/about');
  const line = main(page).getByRole('heading', { level: 2 }).last();
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    const [end, margin] = await line.evaluate((heading) => {
      const { paddingRight } = getComputedStyle(heading.parentElement!);
      const words = document.createRange();
      words.selectNodeContents(heading);
      const { clientWidth } = document.documentElement;
      return [words.getBoundingClientRect().right, clientWidth - Number.parseFloat(paddingRight)];
    });
    // The stop's own room on its right is not measured: less than a third of a scrollbar.
    expect(Math.abs(end! - margin!), `${width} px`).toBeLessThan(SCROLLBAR_PX / 3);
  }
});

test('header without blur in Safari before 18: its styles have the name that these know', () => {
  for (const file of globSync('dist/*.html'))
    expect(readFileSync(file, 'utf8'), file).toContain('-webkit-backdrop-filter:blur(');
});

const readTop = (place: Locator) => place.evaluate((element) => element.getBoundingClientRect().top);
const readBottom = async (place: Locator) =>
  (await place.evaluate((element) => element.getBoundingClientRect().bottom)) - ROUNDING_PX;

/** Chromium does not look at media queries for a ratio that is emulated alone; it does for a preference. */
async function setPixelRatio(page: Page, deviceScaleFactor: number, width: number) {
  const session = await page.context().newCDPSession(page);
  const metrics = { width, height: 900, deviceScaleFactor, mobile: false };
  await session.send('Emulation.setDeviceMetricsOverride', metrics);
  const features = [{ name: 'prefers-contrast', value: deviceScaleFactor > 1 ? 'more' : '' }];
  await session.send('Emulation.setEmulatedMedia', { features });
}

/** Pixels of the canvas for one of the page. */
const readRatio = (page: Page) =>
  canvas(page).evaluate((element) => (element as HTMLCanvasElement).width / element.clientWidth);

const countUnpainted = (page: Page) =>
  canvas(page).evaluate((element) => {
    const { width, height } = element as HTMLCanvasElement;
    const { data } = (element as HTMLCanvasElement).getContext('2d')!.getImageData(0, 0, width, height);
    return data.filter((value, i) => i % 4 === 3 && value < 255).length;
  });

const noteEdges = (boxes: Awaited<ReturnType<Locator['boundingBox']>>[]) =>
  boxes.map((box) => [box!.y, box!.x + (box!.x > PHONE.width / 2 ? box!.width : 0)]);
