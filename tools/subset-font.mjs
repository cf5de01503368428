/**
 * Makes the two files of src/styles/fonts/ from the published variable font, with the weights 400 to 600 of its axis:
 * instrument-sans.woff2 with the letters of western Europe, and instrument-sans-extended.woff2 with those of the rest
 * of Latin Europe. Run by hand when the font's version changes: node tools/subset-font.mjs
 */
import { readFile, writeFile } from 'node:fs/promises';
import { create } from 'fontkit';
import { convert } from 'fontverter';
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
/** Drawn with the glyph of another character. The font's space, a fifth of an em, is as narrow as a narrow space. */
const aliases = [
  ['\u202f', '\u00a0'],
  ['\u2011', '-'],
];

for (const [name, suffix, text] of files) {
  const source = await readFile(new URL(`${published}${name}-wght-normal.woff2`, import.meta.url));
  const subset = await subsetFont(source, text, {
    targetFormat: 'sfnt',
    variationAxes: { wght: { min: 400, max: 600 } },
    // Proportional figures are the font's default; ligatures and tabular figures are never asked for.
    keepFeatures: ['kern', 'mark', 'ccmp'],
    noHinting: true,
  });
  const font = await convert(replaceTable(subset, 'cmap', writeCharacterMap(subset)), 'woff2');
  await writeFile(new URL(`${target}${suffix}.woff2`, import.meta.url), font);
  console.log(`instrument-sans${suffix}.woff2: ${font.length} bytes`);
}

/**
 * A cmap table of format 12, one group a character: https://learn.microsoft.com/typography/opentype/spec/cmap
 * @param {Buffer} sfnt
 */
function writeCharacterMap(sfnt) {
  const font = /** @type {import('fontkit').Font} */ (create(sfnt));
  const pairs = [
    ...font.characterSet.map((code) => [code, code]),
    ...aliases
      .map((pair) => pair.map((letter) => letter.charCodeAt(0)))
      .filter(([, like = 0]) => font.hasGlyphForCodePoint(like)),
  ].sort(([a = 0], [b = 0]) => a - b);
  const groups = pairs.flatMap(([code = 0, like = 0]) => [code, code, font.glyphForCodePoint(like).id]);
  const table = Buffer.alloc(28 + 4 * groups.length);
  // Version 0, one subtable: Windows, full Unicode, after this header of 12 bytes.
  for (const [offset, value] of [0, 1, 3, 10].entries()) table.writeUInt16BE(value, 2 * offset);
  table.writeUInt32BE(12, 8);
  table.writeUInt16BE(12, 12);
  for (const [index, value] of [table.length - 12, 0, pairs.length, ...groups].entries())
    table.writeUInt32BE(value, 16 + 4 * index);
  return table;
}

/**
 * Returns the font with a table replaced by one at its end. Checksums are not updated: WOFF2 has none.
 * @param {Buffer} sfnt
 * @param {string} tag
 * @param {Buffer} table
 */
function replaceTable(sfnt, tag, table) {
  const font = Buffer.concat([sfnt, Buffer.alloc(-sfnt.length & 3), table, Buffer.alloc(-table.length & 3)]);
  const tables = sfnt.readUInt16BE(4);
  for (let record = 12; record < 12 + 16 * tables; record += 16)
    if (font.toString('latin1', record, record + 4) === tag) {
      font.writeUInt32BE(font.length - table.length - (-table.length & 3), record + 8);
      font.writeUInt32BE(table.length, record + 12);
    }
  return font;
}
