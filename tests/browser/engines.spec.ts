import { expect, type Page, type Route, test } from '@playwright/test';
import { company } from '../../src/content/company.ts';
import { footer, header, menuButton, menuLinks, paste, sitePages } from '../support/site.ts';

const HOUR_MS = 3_600_000;
const A_WHILE_MS = 3000;
const AWAKE = '[data-awake]';
const isReact = (url: URL) => url.pathname.endsWith('.js') && !/page\.|drawings/.test(url.pathname);

const number = (page: Page) => footer(page).getByRole('link', { name: company.uid });
const copyEmail = (page: Page) => page.getByRole('button', { name: 'Copy email address' });
const emailCopied = (page: Page) => page.getByRole('listitem').filter({ hasText: 'Email address copied' });

/** What a browser adds of its own for the missing page. */
const STATUS_LINE = 'the server responded with a status of 404';

/** What a page reports: its errors, and the missing page its path. */
function collectErrors(page: Page) {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error' && !message.text().includes(STATUS_LINE)) errors.push(message.text());
  });
  return errors;
}

async function openWatched(page: Page, path: string) {
  await page.addInitScript(() =>
    document.addEventListener('awake', () => document.documentElement.setAttribute('data-awake', '')),
  );
  await page.goto(path);
}

/** Holds the files of React back until they are let go. */
async function hold(page: Page) {
  const held: Route[] = [];
  let free = false;
  await page.route(isReact, (route) => (free ? route.continue() : void held.push(route)));
  const release = async () => {
    free = true;
    await Promise.all(held.map((route) => route.continue()));
  };
  return { held, release };
}

test('every page stands, without an error or a breach of the policy, and the missing one is missing', async ({
  page,
}) => {
  const errors = collectErrors(page);
  // Firefox keeps these from whoever reads its console.
  await page.addInitScript(() =>
    addEventListener('securitypolicyviolation', ({ violatedDirective }) => console.error(violatedDirective)),
  );
  for (const { path, h1 } of sitePages) {
    const answer = await page.goto(path);
    expect(answer!.status(), path).toBe(path === '/no-such-page' ? 404 : 200);
    expect(await page.title(), path).toContain(company.name);
    await expect(page.getByRole('heading', { level: 1, name: h1, exact: true }), path).toBeVisible();
  }
  expect(errors).toEqual([expect.stringContaining('/no-such-page')]);
});

test('the menu of a narrow window opens on a click, and Escape gives the focus back', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  await menuButton(page).click();
  await expect(menuButton(page)).toHaveAttribute('aria-expanded', 'true');
  for (const link of await menuLinks(page).all()) await expect(link).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Tab');
  await expect(menuLinks(page).first()).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(menuLinks(page)).toHaveCount(0);
  await expect(menuButton(page)).toHaveAttribute('aria-expanded', 'false');
  await expect(menuButton(page)).toBeFocused();
});

test('a link of the open menu leads to its page', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  await menuButton(page).click();
  await menuLinks(page).filter({ hasText: 'Services' }).click();
  await expect(page).toHaveURL(/\/services$/);
  await expect(menuLinks(page)).toHaveCount(0);
});

test('the header is clear at the top and dark once scrolled', async ({ page }) => {
  await page.goto('/about');
  const readGround = () => header(page).evaluate((bar) => getComputedStyle(bar, '::before').opacity);
  await expect.poll(readGround).toBe('0');
  await page.evaluate(() => scrollTo({ top: 900, behavior: 'instant' }));
  await expect.poll(readGround).toBe('1');
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  await expect.poll(readGround).toBe('0');
});

test('the drawing moves until it is paused, and stays paused on the next page', async ({ page }) => {
  await page.clock.install();
  await page.goto('/');
  const canvas = page.locator('[data-drawing="hero"][data-drawn] canvas');
  const readPicture = () => canvas.evaluate((element) => (element as HTMLCanvasElement).toDataURL());
  await expect(canvas).toBeVisible();
  await page.clock.pauseAt(Date.now() + HOUR_MS);
  const first = await readPicture();
  await page.clock.runFor(A_WHILE_MS);
  expect((await readPicture()) === first).toBe(false);
  await page.getByRole('button', { name: 'Pause motion' }).first().click();
  await expect(page.getByRole('button', { name: 'Play motion' }).first()).toBeVisible();
  const paused = await readPicture();
  await page.clock.runFor(A_WHILE_MS);
  expect((await readPicture()) === paused).toBe(true);
  await page.goto('/about');
  await expect(page.getByRole('button', { name: 'Play motion' }).first()).toBeVisible();
});

test('a page opened next year shows the next year', async ({ page }) => {
  const nextYear = new Date().getFullYear() + 1;
  await page.clock.setFixedTime(new Date(nextYear, 0, 1, 0, 0, 1));
  await page.goto('/');
  await expect(footer(page).getByText(/^©/)).toHaveText(`© ${nextYear} ${company.name}`);
});

test('a first click on Copy copies while React is still on its way, and is told when it has come', async ({
  page,
}) => {
  const { held, release } = await hold(page);
  await openWatched(page, '/contact');
  await copyEmail(page).click();
  await expect(copyEmail(page)).toHaveAttribute('data-copied');
  expect(await paste(page)).toBe(company.email);
  await expect.poll(() => held.length).toBeGreaterThan(0);
  await expect(page.locator(AWAKE)).toHaveCount(0);
  await release();
  await expect(emailCopied(page)).toBeVisible();
});

test('a hover opens the tooltip of the number, and Escape closes it', async ({ page }) => {
  await openWatched(page, '/contact');
  await number(page).hover();
  await expect(page.getByRole('tooltip')).toHaveText(/company registration number/);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('tooltip')).toHaveCount(0);
});

test('the focus of the keyboard opens the tooltip of a Copy button', async ({ page }) => {
  await openWatched(page, '/contact');
  await page.keyboard.press('Tab');
  await copyEmail(page).focus();
  await expect(page.getByRole('tooltip')).toHaveText('Copy');
  await expect(copyEmail(page)).toBeFocused();
});

test('a failed download of React leaves the page usable, and the next reach tries again', async ({
  page,
}) => {
  await page.route(isReact, (route) => route.abort());
  await openWatched(page, '/contact');
  const failed = page.waitForEvent('requestfailed');
  await number(page).hover();
  await failed;
  await copyEmail(page).click();
  await expect(copyEmail(page)).toHaveAttribute('data-copied');
  await page.unroute(isReact);
  await page.mouse.move(1, 1);
  await number(page).hover();
  await expect(page.locator(AWAKE)).toBeAttached();
  await expect(emailCopied(page)).toBeVisible();
});
