import { expect } from '@playwright/test';
import { By, Key, type WebDriver, type WebElement } from 'selenium-webdriver';
import { company } from '../../src/content/company.ts';
import { MISSING, sitePaths } from '../support/site.ts';
import { pages, words } from '../support/tested-site.ts';
import { readComplaints, test } from './webkit.ts';

const { head } = words.contact;
const { motion } = words.labels;

const PHONE = { width: 390, height: 844 };
const DESK = { width: 1440, height: 900 };
const MENU_BUTTON = By.css('header button');
const MENU_LINKS = By.css('header nav a');
const PLAYABLE = By.css('[data-playable]');

test('every page stands, without an error', async ({ driver, site }) => {
  for (const path of sitePaths) {
    await driver.get(site + path);
    expect(await driver.findElement(By.css('h1')).getText(), path).toMatch(/\w/);
    // A download that the next page interrupts would be an error.
    const [drawing] = await driver.findElements(By.css('[data-drawing]'));
    if (!drawing) continue;
    await driver.executeScript('arguments[0].scrollIntoView()', drawing);
    await expect.poll(() => driver.findElements(PLAYABLE), path).not.toHaveLength(0);
  }
  // The missing page alone has something to say, and so proves that what is said is heard.
  expect(await readComplaints(driver)).toEqual([`404: ${MISSING}`]);
});

test('the menu opens, closes on Escape and with a link, and is closed on Back', async ({ driver, site }) => {
  await openAt(driver, PHONE, site);
  await driver.findElement(MENU_BUTTON).click();
  await expect.poll(() => isExpanded(driver)).toBe('true');
  for (const link of await driver.findElements(MENU_LINKS)) expect(await link.isDisplayed()).toBe(true);
  await driver.actions().sendKeys(Key.ESCAPE).perform();
  await expect.poll(() => isExpanded(driver)).toBe('false');
  expect(await driver.executeScript("return document.activeElement.matches('header button')")).toBe(true);
  await driver.findElement(MENU_BUTTON).click();
  await driver.findElement(By.css(`header nav a[href="${pages.services.path}"]`)).click();
  await expect.poll(() => driver.getCurrentUrl()).toBe(site + pages.services.path);
  await driver.navigate().back();
  await expect.poll(() => driver.getCurrentUrl()).toBe(`${site}/`);
  await expect.poll(() => isExpanded(driver)).toBe('false');
  expect(await driver.findElement(MENU_LINKS).isDisplayed()).toBe(false);
});

test('a drawing is paused, and stays paused on the next page', async ({ driver, site }) => {
  await openAt(driver, DESK, site);
  await expect.poll(() => findButtons(driver, motion.pause)).not.toHaveLength(0);
  await (await findButtons(driver, motion.pause))[0]!.click();
  await expect.poll(() => findButtons(driver, motion.play)).not.toHaveLength(0);
  await driver.get(site + pages.services.path);
  await expect.poll(() => findButtons(driver, motion.play)).not.toHaveLength(0);
  expect(await findButtons(driver, motion.pause)).toEqual([]);
});

test('a first click on Copy copies and tells; a hover opens a tooltip until Escape', async ({
  driver,
  site,
}) => {
  await openAt(driver, DESK, site + pages.contact.path);
  await (await findButtons(driver, head.copying.name))[0]!.click();
  // What is said stands there for a second only, so this comes first, and is asked more often than that.
  await expect
    .poll(() => readText(driver, '[role="status"]'), { intervals: [100] })
    .toContainEqual(expect.stringContaining(head.copying.copiedMessage));
  expect(await readText(driver, 'li')).toContain(head.copying.copiedMessage);
  // To read the clipboard by script would be a question to the visitor.
  await driver.executeScript("document.body.append(document.createElement('textarea'))");
  const field = driver.findElement(By.css('textarea'));
  await field.sendKeys(Key.chord(Key.CONTROL, 'v'));
  expect(await field.getAttribute('value')).toBe(company.email);
  const number = driver.findElement(By.xpath(`//footer//a[.="${company.uid}"]`));
  await driver.actions().move({ origin: number }).perform();
  await expect.poll(() => readText(driver, '[role="tooltip"]')).not.toEqual([]);
  await driver.actions().sendKeys(Key.ESCAPE).perform();
  await expect.poll(() => readText(driver, '[role="tooltip"]')).toEqual([]);
});

test('a letter that is opened or copied, by pointer or by a key, closes its stamp', async ({
  driver,
  site,
}) => {
  for (const [action, key] of [
    ['a'],
    ['a', Key.ENTER],
    ['button'],
    ['button', Key.ENTER],
    ['button', Key.SPACE],
  ] as const) {
    await openAt(driver, DESK, site + pages.contact.path);
    await expect.poll(() => driver.findElements(By.css('[data-scripted]'))).not.toHaveLength(0);
    // No mail program is asked.
    await driver.executeScript("addEventListener('click', (event) => event.preventDefault())");
    const stamp = driver.findElement(By.css('details[open] [data-waits]'));
    expect(await stamp.getCssValue('rotate')).not.toBe('-90deg');
    const pressed = driver.findElement(By.css(`details[open] summary ~ * ${action}`));
    await (key ? pressed.sendKeys(key) : pressed.click());
    await expect.poll(() => stamp.getCssValue('rotate'), `${action} ${key}`).toBe('-90deg');
  }
});

test('letters, answers and stops open on a click, and of those that exclude each other one', async ({
  driver,
  site,
}) => {
  for (const [path, isExclusive] of [
    [pages.contact.path, true],
    [pages.services.path, true],
    [pages.methodology.path, false],
  ] as const) {
    await openAt(driver, DESK, site + path);
    const all = await driver.findElements(By.css(isExclusive ? 'details[name]' : 'details:not([name])'));
    expect(all.length, path).toBeGreaterThan(1);
    for (const [index, details] of [...all.entries()].reverse()) {
      const summary = details.findElement(By.css('summary'));
      await driver.executeScript(
        'arguments[0].scrollIntoView({ block: "center", behavior: "instant" })',
        summary,
      );
      await summary.click();
      const open = await Promise.all(all.map((one) => one.getAttribute('open')));
      expect(
        open.map((value) => value !== null),
        path,
      ).toEqual(all.map((_, place) => (isExclusive ? place === index : place >= index)));
      expect(await details.findElement(By.css('summary ~ *')).isDisplayed(), path).toBe(true);
    }
  }
});

async function openAt(driver: WebDriver, size: typeof PHONE, url: string) {
  const window = driver.manage().window();
  await window.setRect({ x: 0, y: 0, ...size });
  await driver.get(url);
  await expect.poll(() => driver.executeScript('return innerWidth')).toBe(size.width);
}

const isExpanded = (driver: WebDriver) => driver.findElement(MENU_BUTTON).getAttribute('aria-expanded');

/** By the beginning of their name; a motion button holds two words and shows one. */
const findButtons = (driver: WebDriver, name: string) =>
  driver.executeScript<WebElement[]>(
    `return [...document.querySelectorAll('button:not([hidden])')].filter(
      (button) => (button.ariaLabel ?? button.innerText.trim()).startsWith(arguments[0]))`,
    name,
  );

const readText = (driver: WebDriver, selector: string): Promise<string[]> =>
  driver.executeScript(
    'return [...document.querySelectorAll(arguments[0])].map(({ textContent }) => textContent)',
    selector,
  );
