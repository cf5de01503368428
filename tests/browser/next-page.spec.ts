import { test as base, expect } from '@playwright/test';
import { openTab } from '../support/open-tab.ts';
import { likeliest, routes, sitePages } from '../support/site.ts';
import { watchSite } from '../support/watched-site.ts';

const TELL = "addEventListener('load', () => fetch('/ready' + location.pathname, { method: 'HEAD' }))";
const IN_ADVANCE = 'in advance ';

interface Fixtures {
  tab: Awaited<ReturnType<typeof openTab>>;
  /** The site's address, and what was asked of it. */
  watched: { origin: string; heard: string[] };
}

const test = base.extend<Fixtures>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads there which other fixtures are wanted.
  tab: async ({}, use) => {
    const tab = await openTab();
    await use(tab);
    await tab.close();
  },
  // biome-ignore lint/correctness/noEmptyPattern: as above.
  watched: async ({}, use) => {
    const heard: string[] = [];
    const { origin, stop } = await watchSite(TELL, ({ url, headers }) =>
      heard.push(`${headers['sec-purpose']?.includes('prerender') ? IN_ADVANCE : ''}${url}`),
    );
    await use({ origin, heard });
    await stop();
  },
});

/** The buttons of this name, as an expression: this tab knows no roles. */
const buttons = (name: string) =>
  `[...document.querySelectorAll('button')].filter((button) => button.innerText.trim() === '${name}')`;

test('a page is made ready while the pointer rests on its link, and shown from there: its drawings come then, and a pause chosen meanwhile holds', async ({
  tab,
  watched: { origin, heard },
}) => {
  await tab.open(`${origin}/`);
  await expect.poll(() => heard).toContain('/ready/');
  expect(heard.filter((url) => url.startsWith(IN_ADVANCE))).toEqual([]);
  await tab.point('header a[href="/services"]');
  await expect.poll(() => heard).toContain(`${IN_ADVANCE}/ready/services`);
  await tab.read(`${buttons('Pause motion')}[0].click()`);
  await tab.point('header a[href="/services"]', true);
  await expect.poll(() => tab.read('location.pathname')).toBe('/services');
  await expect.poll(() => tab.read(`${buttons('Play motion')}.length`)).toBeGreaterThan(0);
  expect(await tab.read(`${buttons('Pause motion')}.length`)).toBe(0);
  const shownAt = await tab.read<number>("performance.getEntriesByType('navigation')[0].activationStart");
  expect(shownAt).toBeGreaterThan(0);
  const fetchedAt = await tab.read<number[]>(
    "performance.getEntriesByType('resource').filter(({ name }) => /drawings/.test(name)).map(({ startTime }) => startTime)",
  );
  expect(fetchedAt).toHaveLength(1);
  expect(fetchedAt[0]).toBeGreaterThanOrEqual(shownAt);
});

test('a file to download is not asked for in advance', async ({ tab, watched: { origin, heard } }) => {
  await tab.open(`${origin}/contact`);
  await expect.poll(() => heard).toContain('/ready/contact');
  // A press asks in advance at once, a rest a moment later.
  await tab.point('a[href="/contact.vcf"]', true);
  await tab.point('header a[href="/about"]');
  await expect.poll(() => heard).toContain(`${IN_ADVANCE}/about`);
  expect(heard).not.toContain(`${IN_ADVANCE}/contact.vcf`);
});

// Browsers keep no page alive that was answered with an error, so the 404 page is not among them.
test('the browser keeps every page alive while any other is looked at, and brings it back with its menu closed', async ({
  tab,
  watched: { origin, heard },
}) => {
  for (const { path: from } of routes) {
    await tab.open(origin + from);
    await expect.poll(() => heard).toContain(`/ready${from}`);
    await tab.read("addEventListener('pageshow', ({ persisted }) => Object.assign(window, { persisted }))");
    const [next, ...others] = sitePages.filter(({ path }) => path !== from);
    for (const { path: to } of likeliest([next!], others)) {
      await tab.read(
        `window.persisted = false; document.querySelector('[popover]').showPopover(); location.assign('${to}')`,
      );
      await expect.poll(() => tab.read('location.pathname')).toBe(to);
      await tab.read('history.back()');
      await expect.poll(() => tab.read('location.pathname'), `from ${to}`).toBe(from);
      await expect.poll(() => tab.read('window.persisted'), `${from} from ${to}`).toBe(true);
      expect(await tab.read("document.querySelectorAll('[popover]:popover-open').length")).toBe(0);
    }
    heard.length = 0;
  }
});
