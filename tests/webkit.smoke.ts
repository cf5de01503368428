/** The shortest visit that would show a break in Safari, in WebKitGTK. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { test as base, expect } from '@playwright/test';
import { Builder, By, Capabilities, Key, type WebDriver } from 'selenium-webdriver';
import { listedPages, pages, words } from './site.ts';

const DRIVER_PORT = 4179;
const { motion } = words.labels;

/** Starts WebKitGTK by its own driver, on a screen that nobody sees. */
const test = base.extend<object, { driver: WebDriver }>({
  driver: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads there which other fixtures are wanted.
    async ({}, use) => {
      const args = ['-displayfd', '3', '-screen', '0', '1440x900x24'];
      const screen = spawn('Xvfb', args, { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] });
      const [display] = await once(screen.stdio[3]!, 'data');
      const env = { ...process.env, DISPLAY: `:${`${display}`.trim()}` };
      const service = spawn('WebKitWebDriver', [`--port=${DRIVER_PORT}`], { env, stdio: 'ignore' });
      try {
        const server = `http://127.0.0.1:${DRIVER_PORT}`;
        await expect(async () => expect((await fetch(`${server}/status`)).ok).toBe(true)).toPass();
        const browser = {
          browserName: 'MiniBrowser',
          'webkitgtk:browserOptions': { args: ['--automation', '--full-screen'] },
        };
        const driver = await new Builder()
          .usingServer(server)
          .withCapabilities(new Capabilities(browser))
          .build();
        await use(driver);
        await driver.quit();
      } finally {
        service.kill();
        screen.kill();
      }
    },
    { scope: 'worker' },
  ],
});

const setSize = (driver: WebDriver, width: number, height: number) =>
  driver.manage().window().setRect({ x: 0, y: 0, width, height });
test('WebKit shows every page with pictures and font, and runs its script', async ({ driver, baseURL }) => {
  const countFailed =
    'return [...document.images, ...document.fonts].filter(({ complete, naturalWidth, status }) => (complete && !naturalWidth) || status === "error").length';
  for (const { path } of listedPages) {
    await driver.get(baseURL + path);
    expect(await driver.findElement(By.css('h1')).getText(), path).toMatch(/\w/);
    await expect.poll(() => driver.findElements(By.css('[data-scripted]')), path).not.toHaveLength(0);
    expect(await driver.executeScript(countFailed), path).toBe(0);
  }
});

test('WebKit opens and closes the menu', async ({ driver, baseURL }) => {
  await setSize(driver, 390, 844);
  await driver.get(baseURL!);
  const button = driver.findElement(By.css('header button'));
  const isExpanded = () => button.getAttribute('aria-expanded');
  await button.click();
  await expect.poll(isExpanded).toBe('true');
  await driver.actions().sendKeys(Key.ESCAPE).perform();
  await expect.poll(isExpanded).toBe('false');
  await button.click();
  await driver.findElement(By.css(`header nav a[href="${pages.services.path}"]`)).click();
  await expect.poll(() => driver.getCurrentUrl()).toBe(baseURL + pages.services.path);
});

test('WebKit pauses tiles, copies, and shows tooltip and toast', async ({ driver, baseURL }) => {
  await setSize(driver, 1440, 900);
  await driver.get(baseURL + pages.methodology.path);
  await expect.poll(() => driver.findElements(By.css('[data-playable]'))).not.toHaveLength(0);
  await driver.findElement(By.xpath(`//button[starts-with(normalize-space(.), "${motion.pause}")]`)).click();
  await expect
    .poll(() => driver.executeScript('return document.documentElement.dataset.motion'))
    .toBe('paused');
  await driver.get(baseURL + pages.contact.path);
  const { name, copiedMessage } = words.contact.head.copying;
  const button = driver.findElement(By.css(`[aria-label="${name}"]`));
  const read = (selector: string) =>
    driver.executeScript(`return document.querySelector("${selector}")?.textContent ?? ""`);
  await driver.actions().move({ origin: button }).perform();
  await expect.poll(() => read('[role=tooltip]')).toBe(name);
  await button.click();
  await expect.poll(() => read('li[data-state]')).toContain(copiedMessage);
});
