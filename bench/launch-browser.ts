import puppeteer, { type Browser } from 'puppeteer-core';
import { findBrowser } from '../tools/find-browser.mjs';

/** A Chromium as a visitor has it: Playwright's would make no page ready in advance and keep none for Back. */
export async function launchBrowser(): Promise<Browser> {
  const executablePath = findBrowser();
  if (!executablePath)
    throw new Error('A bench needs a Chromium or Chrome: install one, or name one with CHROMIUM_PATH.');
  // Chromium's sandbox refuses to start for root, as in most containers.
  const args = [...(process.getuid?.() === 0 ? ['--no-sandbox'] : []), '--disable-background-networking'];
  return puppeteer.launch({ executablePath, args, defaultViewport: null });
}
