/**
 * Writes the lower part of src/styles/fonts.css: the system faces that are shown until the site's font has loaded,
 * scaled to its widths, so that the swap moves few line breaks. Arimo has the widths of Arial and of Liberation Sans;
 * Android has Roboto. Run by hand after `npm run build`, from whose pages it counts letters: node
 * tools/fit-fallback-fonts.mjs
 */
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { create } from 'fontkit';
import { convert } from 'fontverter';

const FONT = 'src/styles/fonts/instrument-sans.woff2';
const CSS = 'src/styles/fonts.css';
const MARK = '/* Below: written by tools/fit-fallback-fonts.mjs. */\n';
const ASCENT = 0.97;
const DESCENT = 0.25;
/** Glyphs that text has more often than this are sized in groups. A group costs every page about 12 bytes. */
const MIN_COUNT = 30;
/** How much a size may differ from the mean: more would look uneven within a word. */
const MAX_DIFFERENCE = 0.2;
const SPACE = 0x20;
/** Text, in the default weight of a face; and headings (# in Markdown), in one weight for all from 500 to 700. */
const WEIGHTS = [
  { range: '', weight: 400, lines: /^ *[^ #].*$/gm },
  { range: '500 700', weight: 540, lines: /^ *#.*$/gm },
];
const FALLBACKS = [
  { family: 'Fallback', groups: 5, published: 'arimo', source: 'local("Arial"), local("Liberation Sans")' },
  { family: 'Fallback Android', groups: 3, published: 'roboto', source: 'local("Roboto")' },
];

const pages = globSync('dist/**/*.md')
  .map((file) => readFileSync(file, 'utf8'))
  .join('\n')
  // Without URLs and list markers, which visitors do not see.
  .replaceAll(/\]\(\S+\)|https?:\/\/\S+|<\S+>|^ *(?:-|\d+\.) /gm, ' ');
const font = await load(FONT);
const faces = [];
for (const { family, groups, published, source } of FALLBACKS) {
  const base = await load(`node_modules/@fontsource/${published}/files/${published}-latin-400-normal.woff2`);
  for (const { range, weight, lines } of WEIGHTS) {
    const words =
      pages
        .match(lines)
        ?.join(' ')
        .replaceAll(/[\s#*_[\]()]+/g, ' ') ?? '';
    const glyphs = measureGlyphs(words, font.getVariation({ wght: weight }), base);
    const letters = glyphs.filter(({ code }) => code !== SPACE);
    const space = findSize(glyphs.filter(({ code }) => code === SPACE));
    if (range) faces.push(writeFace(family, source, range, findSize(letters)));
    // The first, largest group needs no range: it has all glyphs that no other group lists.
    else
      for (const [index, { size, codes }] of findGroups(letters, groups).entries())
        faces.push(writeFace(family, source, range, size, index ? writeRange(codes) : ''));
    // The font's space is narrower by a third: with one size for all, lines of few long words would break elsewhere.
    faces.push(writeFace(family, source, range, space, writeSpace(space)));
  }
}
const [own = ''] = readFileSync(CSS, 'utf8').split(MARK);
writeFileSync(CSS, `${own}${MARK}${faces.join('\n')}`);

/** @param {string} path */
async function load(path) {
  return /** @type {import('fontkit').Font} */ (create(await convert(readFileSync(path), 'sfnt')));
}

/**
 * The advances of each glyph in the words, summed, in em: in the font, kerning included, and in the base.
 * @typedef {{ code: number, count: number, width: number, base: number }} Glyph
 * @param {string} words
 * @param {import('fontkit').Font} font
 * @param {import('fontkit').Font} base
 */
function measureGlyphs(words, font, base) {
  const { glyphs, positions } = font.layout(words);
  const measured = /** @type {Map<number, Glyph>} */ (new Map());
  for (const [index, { codePoints }] of glyphs.entries()) {
    const code = codePoints[0] ?? 0;
    const glyph = measured.get(code) ?? { code, count: 0, width: 0, base: 0 };
    glyph.count++;
    glyph.width += (positions[index]?.xAdvance ?? 0) / font.unitsPerEm;
    glyph.base += base.glyphForCodePoint(code).advanceWidth / base.unitsPerEm;
    measured.set(code, glyph);
  }
  return [...measured.values()];
}

/** The size at which glyphs of the base are together as wide as those of the font. */
function findSize(/** @type {Glyph[]} */ glyphs) {
  return total(glyphs, 'width') / total(glyphs, 'base');
}

function total(/** @type {Glyph[]} */ glyphs, /** @type {'width' | 'base'} */ key) {
  return glyphs.reduce((sum, glyph) => sum + glyph[key], 0);
}

/**
 * Glyphs, from relatively narrow to wide, cut where the widths of lines then vary least; the largest group first.
 * @param {Glyph[]} glyphs
 * @param {number} count
 */
function findGroups(glyphs, count) {
  const common = glyphs
    .filter((glyph) => glyph.count > MIN_COUNT)
    .sort((one, other) => findSize([one]) - findSize([other]));
  const mean = findSize(common);
  const limit = (/** @type {number} */ size) =>
    Math.min(mean * (1 + MAX_DIFFERENCE), Math.max(mean * (1 - MAX_DIFFERENCE), size));
  const error = (/** @type {Glyph[]} */ group) => {
    const size = limit(findSize(group));
    return group.reduce((sum, { width, base, count }) => sum + (width - size * base) ** 2 / count, 0);
  };
  // best[end]: the best cut of the glyphs up to `end`; each pass allows one more group.
  let best = common.map((_, end) => ({
    error: error(common.slice(0, end + 1)),
    groups: [common.slice(0, end + 1)],
  }));
  for (let reached = 2; reached <= count; reached++)
    best = best.map((fewer, end) =>
      best
        .slice(0, end)
        .map((before, last) => {
          const group = common.slice(last + 1, end + 1);
          return { error: before.error + error(group), groups: [...before.groups, group] };
        })
        .reduce((one, other) => (other.error < one.error ? other : one), fewer),
    );
  const groups = best.at(-1)?.groups ?? [];
  // What the limit takes from some groups is spread over all, or lines would be too short.
  const sizes = groups.map((group) => limit(findSize(group)));
  const reached = groups.reduce((sum, group, index) => sum + (sizes[index] ?? 0) * total(group, 'base'), 0);
  const rest = total(common, 'width') / reached;
  return groups
    .map((group, index) => ({
      size: limit((sizes[index] ?? 0) * rest),
      codes: group.map(({ code }) => code).sort((one, other) => one - other),
    }))
    .sort((one, other) => other.codes.length - one.codes.length);
}

/**
 * @param {string} family
 * @param {string} source
 * @param {string} weights
 * @param {number} size
 * @param {string} [rest]
 */
function writeFace(family, source, weights, size, rest = '') {
  return `@font-face {
  font-family: "Instrument Sans ${family}";
${weights && `  font-weight: ${weights};\n`}${rest}  size-adjust: ${percent(size)};
  src: ${source};
}
`;
}

function writeRange(/** @type {number[]} */ codes) {
  return `  unicode-range: ${codes.map((code) => `U+${code.toString(16).toUpperCase()}`).join(', ')};\n`;
}

/**
 * The face that has the space gives a line its height and baseline. Browsers round what is above and below the baseline
 * to whole px: 4.5 px below it, as in small text, must not become 4.49. No line gap: all text has a line height.
 */
function writeSpace(/** @type {number} */ size) {
  return `  unicode-range: U+20;
  ascent-override: ${percent(ASCENT / size)};
  descent-override: ${percent(DESCENT / size + 0.0005)};
`;
}

function percent(/** @type {number} */ value) {
  return `${Number((value * 100).toFixed(1))}%`;
}
