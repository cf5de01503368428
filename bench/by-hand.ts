import { globSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Browser } from 'puppeteer-core';

const STYLE = 'body{font:1rem/1.5 system-ui,sans-serif;max-width:40rem;margin:auto;padding:1rem}';

/**
 * Writes the same content as somebody would by hand: for each page one HTML file with its words, headings, paragraphs,
 * lists and links, in a font of the system, without a script or a picture. Returns the folder, which is deleted when
 * this process ends.
 */
export async function writeByHand(browser: Browser, dist: string): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'by-hand-'));
  process.on('exit', () => rmSync(folder, { recursive: true }));
  const page = await browser.newPage();
  await page.setViewport({ width: 1280, height: 800 });
  for (const file of globSync('*.html', { cwd: dist })) {
    await page.goto(pathToFileURL(join(dist, file)).href);
    const { head, body } = await page.evaluate(readWords);
    const start = '<!doctype html><html lang="en"><meta charset="utf-8">';
    const width = '<meta name="viewport" content="width=device-width">';
    writeFileSync(join(folder, file), `${start}${width}${head}<style>${STYLE}</style>${body}`);
  }
  await page.close();
  return folder;
}

/** Runs in the page. */
function readWords() {
  const kept = 'header, nav, main, footer, section, h1, h2, h3, h4, p, ul, ol, li, dl, dt, dd, address, a';
  const elements = [...document.body.querySelectorAll('*')];
  const isLeftOut = (element: Element) =>
    element.matches('button, script, canvas, svg') || getComputedStyle(element).display === 'none';
  for (const element of elements.filter(isLeftOut)) element.remove();
  for (const element of elements) {
    if (!element.matches(kept)) element.replaceWith(...element.childNodes, ' ');
    for (const name of element.getAttributeNames()) if (name !== 'href') element.removeAttribute(name);
  }
  const head = [...document.head.querySelectorAll('title, meta[name=description]')];
  return {
    head: head.map((each) => each.outerHTML).join(''),
    body: document.body.innerHTML.replace(/<!--.*?-->/g, ''),
  };
}
