import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from 'puppeteer-core';

const STYLE = 'body{font:1rem/1.5 system-ui,sans-serif;max-width:40rem;margin:auto;padding:1rem}';

/**
 * Writes what somebody would write by hand to say the same: for each page one HTML file with its words, headings,
 * paragraphs, lists and links, in a font that the system has, without a script or a picture.
 */
export async function writeByHand(browser: Browser, origin: string, paths: string[], folder: string) {
  const page = await browser.newPage();
  await page.setViewport({ width: 1280, height: 800 });
  for (const path of paths) {
    await page.goto(origin + path);
    const { title, description, body } = await page.evaluate(readWords);
    writeFileSync(
      join(
        folder,
        path === '/' ? 'index.html' : /\/no-such/.test(path) ? '404.html' : `${path.slice(1)}.html`,
      ),
      `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${title}</title>
<meta name="description" content="${description}">
<style>${STYLE}</style>
${body}
`,
    );
  }
  await page.close();
}

/** Runs in the page. */
function readWords() {
  const kept = 'header nav main footer section h1 h2 h3 h4 p ul ol li dl dt dd address a'.split(' ');
  const encode = (text: string) =>
    text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
  return {
    title: encode(document.title),
    description: encode(document.querySelector<HTMLMetaElement>('meta[name=description]')?.content ?? ''),
    body: write(document.body),
  };

  function write(node: Node): string {
    if (node instanceof Text) return encode(node.data);
    if (!(node instanceof HTMLElement) || getComputedStyle(node).display === 'none') return '';
    if (node.matches('button, script, style, canvas')) return '';
    const inside = [...node.childNodes].map(write).join('');
    const name = node.localName;
    if (!kept.includes(name)) return `${inside} `;
    const href = name === 'a' ? ` href="${encode(node.getAttribute('href') ?? '')}"` : '';
    return `<${name}${href}>${inside}</${name}>\n`;
  }
}
