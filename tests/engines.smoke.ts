/** The shortest visit on a phone that would show a break in Firefox and Safari. Both are driven without what Playwright patches. */
import { test as base, expect } from '@playwright/test';
import { Builder, By, Capabilities, Key } from 'selenium-webdriver';
import { ServiceBuilder } from 'selenium-webdriver/safari.js';
import { listedPages, PHONE, pages, words } from './site.ts';

/** What both engines are asked to do, by CSS selectors: some of what Playwright's pages can. */
interface Visitor {
  goto(path: string): Promise<unknown>;
  click(selector: string): Promise<unknown>;
  evaluate(expression: string): Promise<unknown>;
  keyboard: { press(key: 'Escape'): Promise<unknown> };
}

const test = base.extend<object, { visitor: Visitor }>({
  visitor: [
    async ({ playwright }, use, { project }) => {
      const { baseURL = '' } = project.use;
      if (project.name === 'webkit') await visitByWebKit(baseURL, use);
      else {
        // Debian's Firefox, by WebDriver BiDi.
        const executablePath = '/usr/bin/firefox-esr';
        const browser = await playwright.firefox.launch({ channel: 'moz-firefox', executablePath });
        const page = await browser.newPage({ baseURL, viewport: PHONE });
        const errors: string[] = [];
        page.on('pageerror', ({ message }) => errors.push(message));
        await use(page);
        await browser.close();
        expect(errors).toEqual([]);
      }
    },
    { scope: 'worker' },
  ],
});

/** Starts WebKitGTK by its own driver, which is started like Safari's. */
async function visitByWebKit(baseURL: string, use: (visitor: Visitor) => Promise<void>) {
  const service = new ServiceBuilder('/usr/bin/WebKitWebDriver').build();
  const options = { args: ['--automation', '--full-screen'] };
  const browser = new Capabilities({ browserName: 'MiniBrowser', 'webkitgtk:browserOptions': options });
  const driver = await new Builder()
    .usingServer(await service.start())
    .withCapabilities(browser)
    .build();
  await driver
    .manage()
    .window()
    .setRect({ x: 0, y: 0, ...PHONE });
  await use({
    goto: (path) => driver.get(baseURL + path),
    click: (selector) => driver.findElement(By.css(selector)).click(),
    evaluate: (expression) => driver.executeScript(`return ${expression}`),
    keyboard: { press: () => driver.actions().sendKeys(Key.ESCAPE).perform() },
  });
  await driver.quit();
  await service.kill();
}

const expectValue = (visitor: Visitor, expression: string, expected: unknown, message?: string) =>
  expect.poll(() => visitor.evaluate(expression), message).toEqual(expected);
const isShown = (selector: string) => `!!document.querySelector('${selector}')?.checkVisibility()`;

test('every page has its picture, font, drawings and script', async ({ visitor }) => {
  for (const { path } of listedPages) {
    await visitor.goto(path);
    await expectValue(visitor, '"scripted" in document.documentElement.dataset', true, path);
    await expectValue(visitor, isShown('h1'), true, path);
    await expectValue(visitor, '[...document.fonts].some(({ status }) => status === "loaded")', true, path);
    // Some load only when they come near.
    await visitor.evaluate('[...document.images].forEach((image) => { image.loading = "eager" })');
    const pictures =
      '[...document.images].filter(({ complete, naturalWidth }) => !complete || !naturalWidth).length';
    await expectValue(visitor, pictures, 0, path);
  }
  if (!words.services.list.some(({ drawing }) => drawing)) return;
  await visitor.goto(pages.services.path);
  await visitor.evaluate('document.querySelector("[data-drawing]").scrollIntoView()');
  const paintedAlpha =
    'document.querySelector("[data-drawing] canvas").getContext("2d").getImageData(0, 0, 1, 1).data[3]';
  await expectValue(visitor, paintedAlpha, 255);
});

test('menu opens, and closes on Escape and after navigation', async ({ visitor }) => {
  await visitor.goto(pages.home.path);
  const link = `header nav a[href="${pages.services.path}"]`;
  for (const isOpen of [false, true]) {
    await expectValue(visitor, isShown(link), isOpen);
    await expectValue(visitor, 'document.querySelector("header button").ariaExpanded', `${isOpen}`);
    if (!isOpen) await visitor.click('header button');
  }
  await visitor.keyboard.press('Escape');
  await expectValue(visitor, isShown(link), false);
  await visitor.click('header button');
  await visitor.click(link);
  await expectValue(visitor, 'location.pathname', pages.services.path);
  await expectValue(visitor, isShown(link), false);
});

test('toast says what a button has copied', async ({ visitor }) => {
  await visitor.goto(pages.contact.path);
  const { copiedMessage } = words.contact.head.copyButton;
  await visitor.click('[data-copy]');
  await expectValue(visitor, 'document.querySelector("li[data-state=open]")?.textContent', copiedMessage);
});

test('names of drafts open one draft alone', async ({ visitor }) => {
  await visitor.goto(pages.contact.path);
  await visitor.click('.draft:last-of-type > summary');
  const open =
    '[...document.querySelectorAll("[id^=draft-]")].filter((each) => each.checkVisibility()).map(({ id }) => id)';
  await expectValue(visitor, open, ['draft-call']);
  const first = `draft-${words.services.list[0]!.id}`;
  await visitor.evaluate(`location.assign('#${first}')`);
  await expectValue(visitor, open, [first]);
});
