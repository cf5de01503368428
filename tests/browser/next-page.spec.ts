import { test as base, expect } from '@playwright/test';
import { openTab } from '../support/open-tab.ts';
import { sample, sitePages } from '../support/site.ts';
import { listedPages, pages, words } from '../support/tested-site.ts';

const { motion } = words.labels;

type Tab = Awaited<ReturnType<typeof openTab>>;

/** One browser for all tests, which takes a second to start; what one of them has stored is gone for the next. */
const test = base.extend<{ tab: Tab }, { opened: Tab }>({
  opened: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads there which other fixtures are wanted.
    async ({}, use, { project }) => {
      const tab = await openTab(project.use.baseURL!);
      await use(tab);
      await tab.close();
    },
    { scope: 'worker' },
  ],
  tab: async ({ opened }, use) => {
    await use(opened);
    await opened.read('localStorage.clear()');
  },
});
// In one worker, and so in one browser.
test.describe.configure({ mode: 'default' });

const SERVICES_LINK = `header a[href="${pages.services.path}"]`;
const LOADED = "location.pathname + ' ' + document.readyState";
const MOVING = "document.getAnimations().filter(({ playState }) => playState === 'running').length";
const DRAWN = "document.querySelectorAll('[data-drawn]').length";
/** The buttons of this name, as an expression: this tab knows no roles. */
const buttons = (name: string) =>
  `[...document.querySelectorAll('button')].filter((button) => button.innerText.trim() === ${JSON.stringify(name)})`;

test('a page is prerendered while its link is pointed at, and keeps to a pause chosen meanwhile', async ({
  tab,
}) => {
  await tab.open(pages.home.path);
  await expect.poll(() => tab.read(`${buttons(motion.pause)}.length`)).toBeGreaterThan(0);
  expect(await tab.readReady('location.pathname')).toBeUndefined();
  await tab.point(SERVICES_LINK);
  await expect.poll(() => tab.readReady(LOADED)).toBe(`${pages.services.path} complete`);
  await tab.read(`${buttons(motion.pause)}[0].click()`);
  await tab.point(SERVICES_LINK, true);
  await expect.poll(() => tab.read('location.pathname')).toBe(pages.services.path);
  await expect.poll(() => tab.read(`${buttons(motion.play)}.length`)).toBeGreaterThan(0);
  expect(await tab.read(`${buttons(motion.pause)}.length`)).toBe(0);
  const shownAt = await tab.read<number>("performance.getEntriesByType('navigation')[0].activationStart");
  expect(shownAt).toBeGreaterThan(0);
  const fetchedAt = await tab.read<number[]>(
    "performance.getEntriesByType('resource').filter(({ name }) => /drawings.*[.]js$/.test(name)).map(({ startTime }) => startTime)",
  );
  expect(fetchedAt).not.toEqual([]);
  expect(Math.min(...fetchedAt)).toBeGreaterThanOrEqual(shownAt);
});

test('a page of the opened menu is there before its link is pressed', async ({ tab }) => {
  // Left too early, before the browser has begun to fetch it, the page comes as any other.
  await expect(async () => {
    await tab.open(pages.home.path);
    await expect.poll(() => tab.read(LOADED)).toBe(`${pages.home.path} complete`);
    await tab.read("document.querySelector('[popover]').showPopover()");
    await tab.read('new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)))');
    // By script, for a pointer on a link would have the page fetched as well.
    await tab.read(`location.assign('${pages.services.path}')`);
    await expect.poll(() => tab.read('location.pathname')).toBe(pages.services.path);
    const delivery = await tab.read("performance.getEntriesByType('navigation')[0].deliveryType");
    expect(delivery).toBe('navigational-prefetch');
  }).toPass({ timeout: 30_000 });
});

/** Not the 404 page: browsers put no page into the back/forward cache that was answered with an error. */
const KEPT_PAGES = sample(listedPages.slice(-2), listedPages.slice(0, -2));

test('every page comes back from the back/forward cache, with its menu closed', async ({ tab }) => {
  for (const { path: from } of KEPT_PAGES) {
    await tab.open(from);
    await expect.poll(() => tab.read(LOADED)).toBe(`${from} complete`);
    await tab.read("addEventListener('pageshow', ({ persisted }) => Object.assign(window, { persisted }))");
    const [next, ...others] = sitePages.filter(({ path }) => path !== from);
    for (const { path: to } of sample([next!], others)) {
      await tab.read("window.persisted = false; document.querySelector('[popover]').showPopover()");
      await tab.read(`location.assign('${to}')`);
      await expect.poll(() => tab.read('location.pathname')).toBe(to);
      await tab.read('history.back()');
      await expect.poll(() => tab.read('location.pathname'), `from ${to}`).toBe(from);
      await expect.poll(() => tab.read('window.persisted'), `${from} from ${to}`).toBe(true);
      expect(await tab.read("document.querySelectorAll('[popover]:popover-open').length")).toBe(0);
    }
  }
});

test('a page that comes back shows its drawing where it was, and paused when another page was paused meanwhile', async ({
  tab,
}) => {
  await tab.open(pages.about.path);
  await expect.poll(() => tab.read(LOADED)).toBe(`${pages.about.path} complete`);
  await tab.read("document.querySelector('[data-drawing]').scrollIntoView()");
  await expect.poll(() => tab.read(`${buttons(motion.pause)}.length`)).toBe(1);
  await expect.poll(() => tab.read(MOVING)).toBeGreaterThan(0);
  await expect.poll(() => tab.read(DRAWN)).toBe(1);
  await tab.read("addEventListener('pageshow', ({ persisted }) => Object.assign(window, { persisted }))");
  await tab.read(`location.assign('${pages.home.path}')`);
  await expect.poll(() => tab.read('location.pathname')).toBe(pages.home.path);
  await expect.poll(() => tab.read(`${buttons(motion.pause)}.length`)).toBeGreaterThan(0);
  await tab.read(`${buttons(motion.pause)}[0].click()`);
  await tab.read('history.back()');
  await expect.poll(() => tab.read('window.persisted')).toBe(true);
  await expect.poll(() => tab.read(`${buttons(motion.play)}.length`)).toBe(1);
  expect(await tab.read(MOVING)).toBe(0);
  expect(await tab.read(DRAWN)).toBe(1);
  await tab.read(`${buttons(motion.play)}[0].click()`);
  await expect.poll(() => tab.read(MOVING)).toBeGreaterThan(0);
});
