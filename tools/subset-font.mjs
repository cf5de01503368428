/**
 * Makes src/styles/fonts/instrument-sans.woff2 from the published variable font:
 * one axis (weight 400 to 700), the characters that German, French and English pages use.
 * Run by hand when the font's version changes: node tools/subset-font.mjs
 */
import { readFile, writeFile } from 'node:fs/promises';
import subsetFont from 'subset-font';

const source = new URL(
  '../node_modules/@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2',
  import.meta.url,
);
const target = new URL('../src/styles/fonts/instrument-sans.woff2', import.meta.url);

const ascii = Array.from({ length: 95 }, (_, i) => String.fromCharCode(32 + i)).join('');
const text = `${ascii}\u00a0ÄÖÜäöüßàâçèéêëîïôùûÀÇÈÉÊ«»–—‘’“”„…·×©→`;

const font = await subsetFont(await readFile(source), text, {
  targetFormat: 'woff2',
  variationAxes: { wght: { min: 400, max: 700 } },
  // Proportional figures are the font's default; ligatures and tabular figures are never asked for.
  keepFeatures: ['kern', 'mark', 'ccmp'],
  noHinting: true,
});
await writeFile(target, font);
console.log(`${font.length} bytes`);
