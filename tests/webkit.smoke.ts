/** The shortest visit on a phone that would show a break in Safari: WebKitGTK, by its own driver. */
import { expect, test } from '@playwright/test';
import { Builder, By, Capabilities, Key, type WebDriver } from 'selenium-webdriver';
import { ServiceBuilder } from 'selenium-webdriver/safari.js';
import { listedPages, PHONE, pages, words } from './site.ts';

// It starts like the driver of Safari.
const service = new ServiceBuilder('/usr/bin/WebKitWebDriver').build();
let driver: WebDriver;

test.beforeAll(async () => {
  const options = { args: ['--automation', '--full-screen'] };
  const browser = new Capabilities({ browserName: 'MiniBrowser', 'webkitgtk:browserOptions': options });
  driver = await new Builder()
    .usingServer(await service.start())
    .withCapabilities(browser)
    .build();
  await driver
    .manage()
    .window()
    .setRect({ x: 0, y: 0, ...PHONE });
});
test.afterAll(async () => {
  await driver.quit();
  await service.kill();
});

const click = (selector: string) => driver.findElement(By.css(selector)).click();
const expectValue = (expression: string, expected: unknown, message?: string) =>
  expect.poll(() => driver.executeScript(`return ${expression}`), message).toEqual(expected);
const isShown = (selector: string) => `!!document.querySelector('${selector}')?.checkVisibility()`;

test('every page has its font and script, and Services its drawings', async ({ baseURL }) => {
  for (const { path } of listedPages) {
    await driver.get(baseURL + path);
    await expectValue('"scripted" in document.documentElement.dataset', true, path);
    await expectValue(isShown('h1'), true, path);
    await expectValue('[...document.fonts].some(({ status }) => status === "loaded")', true, path);
  }
  if (!words.services.list.some(({ drawing }) => drawing)) return;
  await driver.get(baseURL + pages.services.path);
  await driver.executeScript('document.querySelector("[data-drawing]").scrollIntoView()');
  const paintedAlpha =
    'document.querySelector("[data-drawing] canvas").getContext("2d").getImageData(0, 0, 1, 1).data[3]';
  await expectValue(paintedAlpha, 255);
});

test('menu opens, and closes on Escape and after navigation', async ({ baseURL }) => {
  await driver.get(baseURL + pages.home.path);
  const link = `header nav a[href="${pages.services.path}"]`;
  for (const close of [() => driver.actions().sendKeys(Key.ESCAPE).perform(), () => click(link)]) {
    await click('header button');
    await expectValue(isShown(link), true);
    await expectValue('document.querySelector("header button").ariaExpanded', 'true');
    await close();
    await expectValue(isShown(link), false);
  }
  await expectValue('location.pathname', pages.services.path);
});

test('toast says what a button has copied', async ({ baseURL }) => {
  await driver.get(baseURL + pages.contact.path);
  await click('[data-copy]');
  const { copiedMessage } = words.contact.head.copyButton;
  await expectValue('document.querySelector("li[data-state=open]")?.textContent', copiedMessage);
});

test('names of drafts open one draft alone', async ({ baseURL }) => {
  await driver.get(baseURL + pages.contact.path);
  await click('.draft:last-of-type > summary');
  const open =
    '[...document.querySelectorAll("[id^=draft-]")].filter((each) => each.checkVisibility()).map(({ id }) => id)';
  await expectValue(open, ['draft-call']);
  const first = `draft-${words.services.list[0]!.id}`;
  await driver.executeScript(`location.assign('#${first}')`);
  await expectValue(open, [first]);
});
