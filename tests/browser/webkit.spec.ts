import { expect } from '@playwright/test';
import { By, Key, type WebDriver } from 'selenium-webdriver';
import { company } from '../../src/content/company.ts';
import { sitePages } from '../support/site.ts';
import { readComplaints, test } from '../support/webkit.ts';

const PHONE = { width: 390, height: 844 };
const DESK = { width: 1440, height: 900 };
/** A third of a second at least: longer than the walk of an agent between two turns. */
const FRAMES = 20;
const FIRST_CANVAS = '[data-drawn] canvas';

const button = (name: string) => By.css(`button[aria-label="${name}"]:not([hidden])`);
const menuButton = By.css('header button');
const menuLinks = By.css('header nav a');
const copyEmail = button('Copy email address');
const number = By.xpath(`//footer//a[.="${company.uid}"]`);

test('every page stands, without an error or a breach of the policy, and the missing one is missing', async ({
  driver,
  site,
}) => {
  for (const { path, h1 } of sitePages) {
    await driver.get(site + path);
    expect(await readStatus(driver), path).toBe(path === '/no-such-page' ? 404 : 200);
    expect(await driver.getTitle(), path).toContain(company.name);
    expect((await driver.findElement(By.css('h1')).getText()).replace(/\s+/g, ' '), path).toMatch(h1);
  }
  // The page that is missing alone has something to say, and so proves that what is said is heard.
  expect(await readComplaints(driver)).toEqual(['404: /no-such-page']);
});

test('the menu of a narrow window opens on a click, and Escape gives the focus back', async ({
  driver,
  site,
}) => {
  await openAt(driver, PHONE, site);
  await driver.findElement(menuButton).click();
  await expect.poll(() => isExpanded(driver)).toBe('true');
  for (const link of await driver.findElements(menuLinks)) {
    const { y, height } = await link.getRect();
    expect(await link.isDisplayed()).toBe(true);
    expect(y + height).toBeLessThanOrEqual(PHONE.height);
  }
  await driver.actions().sendKeys(Key.ESCAPE).perform();
  await expect.poll(() => isExpanded(driver)).toBe('false');
  expect(await driver.findElement(menuLinks).isDisplayed()).toBe(false);
  expect(await driver.executeScript("return document.activeElement.matches('header button')")).toBe(true);
});

test('a link of the open menu leads to its page, and Back to one whose menu is closed', async ({
  driver,
  site,
}) => {
  await openAt(driver, PHONE, site);
  await driver.findElement(menuButton).click();
  await driver.findElement(By.css('header nav a[href="/services"]')).click();
  await expect.poll(() => driver.getCurrentUrl()).toBe(`${site}/services`);
  expect(await driver.findElement(menuLinks).isDisplayed()).toBe(false);
  await driver.navigate().back();
  await expect.poll(() => driver.getCurrentUrl()).toBe(`${site}/`);
  await expect.poll(() => isExpanded(driver)).toBe('false');
  expect(await driver.findElement(menuLinks).isDisplayed()).toBe(false);
});

test('the header is clear at the top and dark once scrolled', async ({ driver, site }) => {
  await openAt(driver, DESK, `${site}/about`);
  const readGround = () =>
    driver.executeScript<string>(
      "return getComputedStyle(document.querySelector('header'), '::before').opacity",
    );
  await expect.poll(readGround).toBe('0');
  await driver.executeScript("scrollTo({ top: 900, behavior: 'instant' })");
  await expect.poll(readGround).toBe('1');
  await driver.executeScript("scrollTo({ top: 0, behavior: 'instant' })");
  await expect.poll(readGround).toBe('0');
});

test('the drawing moves until it is paused, and stays paused on the next page', async ({ driver, site }) => {
  await openAt(driver, DESK, site);
  await expect.poll(() => driver.findElements(By.css(FIRST_CANVAS))).not.toHaveLength(0);
  const first = await readPicture(driver);
  await expect.poll(async () => (await readPicture(driver)) === first).toBe(false);
  await driver.findElement(button('Pause motion')).click();
  await expect.poll(() => driver.findElements(button('Play motion'))).not.toHaveLength(0);
  const paused = await readPicture(driver);
  await letFramesPass(driver);
  expect((await readPicture(driver)) === paused).toBe(true);
  await driver.get(`${site}/about`);
  await expect.poll(() => driver.findElements(button('Play motion'))).not.toHaveLength(0);
  expect(await driver.findElements(button('Pause motion'))).toEqual([]);
});

test('a first click on Copy copies, and is told to eyes and ears', async ({ driver, site }) => {
  await openAt(driver, DESK, `${site}/contact`);
  await driver.findElement(copyEmail).click();
  await expect.poll(() => driver.findElement(copyEmail).getAttribute('data-copied')).toBe('');
  await expect.poll(() => readText(driver, 'li')).toContain('Email address copied');
  await expect.poll(() => readText(driver, '[role="status"]')).toContain('Notification Email address copied');
  expect(await paste(driver)).toBe(company.email);
});

test('a hover opens the tooltip of the number, and Escape closes it', async ({ driver, site }) => {
  await openAt(driver, DESK, `${site}/contact`);
  await driver.executeScript("scrollTo({ top: document.body.scrollHeight, behavior: 'instant' })");
  await driver
    .actions()
    .move({ origin: driver.findElement(number) })
    .perform();
  await expect
    .poll(() => readText(driver, '[role="tooltip"]'))
    .toContainEqual(expect.stringMatching(/company registration number/));
  await driver.actions().sendKeys(Key.ESCAPE).perform();
  await expect.poll(() => readText(driver, '[role="tooltip"]')).toEqual([]);
});

async function openAt(driver: WebDriver, size: typeof PHONE, url: string) {
  await driver
    .manage()
    .window()
    .setRect({ x: 0, y: 0, ...size });
  await driver.get(url);
  await expect.poll(() => driver.executeScript('return innerWidth')).toBe(size.width);
}

const readStatus = (driver: WebDriver) =>
  driver.executeAsyncScript<number>('fetch(location).then(({ status }) => arguments[0](status))');

const isExpanded = (driver: WebDriver) => driver.findElement(menuButton).getAttribute('aria-expanded');

const readPicture = (driver: WebDriver) =>
  driver.executeScript<string>(`return document.querySelector('${FIRST_CANVAS}').toDataURL()`);

const letFramesPass = (driver: WebDriver) =>
  driver.executeAsyncScript(`
    let left = ${FRAMES};
    const done = arguments[0];
    const pass = () => (left-- ? requestAnimationFrame(pass) : done());
    pass();`);

async function readText(driver: WebDriver, selector: string): Promise<string[]> {
  return driver.executeScript(
    'return [...document.querySelectorAll(arguments[0])].map(({ textContent }) => textContent)',
    selector,
  );
}

/** What a paste gives: to read the clipboard by script would be a question to the visitor. */
async function paste(driver: WebDriver): Promise<string> {
  await driver.executeScript("document.body.append(document.createElement('textarea'))");
  const field = driver.findElement(By.css('textarea'));
  await field.sendKeys(Key.chord(Key.CONTROL, 'v'));
  return (await field.getAttribute('value')) ?? '';
}
