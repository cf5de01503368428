/**
 * Writes the lower part of src/styles/fonts.css: the system faces that stand in until the site's font is there, at the
 * size that is nearest to its widths, so that the swap changes letters and few lines. Arimo has the widths of Arial
 * and of Liberation Sans; Android has Roboto. Run by hand after `npm run build`, whose words say how often each letter
 * is met: node tools/fit-fallback-fonts.mjs
 */
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { create } from 'fontkit';
import { convert } from 'fontverter';

const FONT = 'src/styles/fonts/instrument-sans.woff2';
const CSS = 'src/styles/fonts.css';
const MARK = '/* Below: written by tools/fit-fallback-fonts.mjs. */\n';
const ASCENT = 0.97;
const DESCENT = 0.25;
/** Text, in the weight that a face has unless it says another; and headings, in a weight that stands for all strong ones. */
const WEIGHTS = [
  { range: '', weight: 400, lines: /^(?!#).*$/gm },
  { range: '500 700', weight: 540, lines: /^#.*$/gm },
];
const FALLBACKS = [
  { family: 'Fallback', published: 'arimo', source: 'local("Arial"), local("Liberation Sans")' },
  { family: 'Fallback Android', published: 'roboto', source: 'local("Roboto")' },
];

const pages = globSync('dist/**/*.md')
  .map((file) => readFileSync(file, 'utf8'))
  .join('\n');
const font = await load(FONT);
const faces = [];
for (const { family, published, source } of FALLBACKS) {
  const base = await load(`node_modules/@fontsource/${published}/files/${published}-latin-400-normal.woff2`);
  for (const { range, weight, lines } of WEIGHTS) {
    const words =
      pages
        .match(lines)
        ?.join(' ')
        .replaceAll(/https?:\/\/\S+|[\s#*_[\]()]+/g, ' ') ?? '';
    const { letters, space } = findSizes(words, font.getVariation({ wght: weight }), base);
    faces.push(writeFace(family, source, range, letters));
    // The font's space is narrower by a third; with one size for all, lines of few long words would break elsewhere.
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
 * The sizes at which letters and spaces of the base are as wide as those of the font, kerning included.
 * @param {string} words
 * @param {import('fontkit').Font} font
 * @param {import('fontkit').Font} base
 */
function findSizes(words, font, base) {
  const { glyphs, positions } = font.layout(words);
  const wide = { letters: 0, space: 0 };
  const fallback = { letters: 0, space: 0 };
  for (const [index, { codePoints }] of glyphs.entries()) {
    const code = codePoints[0] ?? 0;
    const kind = code === 0x20 ? 'space' : 'letters';
    wide[kind] += (positions[index]?.xAdvance ?? 0) / font.unitsPerEm;
    fallback[kind] += base.glyphForCodePoint(code).advanceWidth / base.unitsPerEm;
  }
  return { letters: wide.letters / fallback.letters, space: wide.space / fallback.space };
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

/**
 * The face that has the space gives a line its height and baseline. Browsers round what is above and below the baseline
 * to whole px: 4.5 px below it, as in small text, must not become 4.49. All text has a line height: no gap is used.
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
