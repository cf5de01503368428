/**
 * Makes the two files of src/styles/fonts/ from the published variable font, with the weights 400 to 600 of its axis:
 * instrument-sans.woff2 with the letters of western Europe, and instrument-sans-extended.woff2 with those of the rest
 * of Latin Europe. Run by hand when the font's version changes: node tools/subset-font.mjs
 */
import { readFile, writeFile } from 'node:fs/promises';
import subsetFont from 'subset-font';

const published = '../node_modules/@fontsource-variable/instrument-sans/files/instrument-sans-';
const target = '../src/styles/fonts/instrument-sans';

/** @param {number} first @param {number} last */
const listCharacters = (first, last) =>
  Array.from({ length: last - first + 1 }, (_, i) => String.fromCharCode(first + i)).join('');

// Without six signs that only code needs: the first visit downloads this file.
const ascii = listCharacters(0x20, 0x7e).replaceAll(/[\\^`{}~]/g, '');
/** Published file, our suffix, characters. Browsers draw others in another face. */
const files = [
  ['latin', '', `${ascii}\u00a0${listCharacters(0xc0, 0xff).replace('÷', '')}ıŒœ«»–—‘’“”„…·©−°`],
  ['latin-ext', '-extended', `${listCharacters(0x100, 0x17f)}ȘșȚțẀẁẂẃẄẅẞỲỳ`.replaceAll(/[ıŒœ]/g, '')],
];

for (const [name, suffix, text] of files) {
  const source = await readFile(new URL(`${published}${name}-wght-normal.woff2`, import.meta.url));
  const font = await subsetFont(source, text, {
    targetFormat: 'woff2',
    variationAxes: { wght: { min: 400, max: 600 } },
    // Proportional figures are the font's default; ligatures and tabular figures are never asked for.
    keepFeatures: ['kern', 'mark', 'ccmp'],
    noHinting: true,
  });
  await writeFile(new URL(`${target}${suffix}.woff2`, import.meta.url), font);
  console.log(`instrument-sans${suffix}.woff2: ${font.length} bytes`);
}
