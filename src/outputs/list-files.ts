import sharp from 'sharp';
import { MARK_HAS_NAME } from '../content/brand/mark.ts';
import type { Company } from '../site/company-schema.ts';
import type { Site } from '../site/create-site.ts';
import { iconMark } from '../site/mark.ts';
import { INK, PAPER } from '../styles/tokens.ts';
import { drawSharePicture } from './share/draw-share-picture.ts';
import { writeCard } from './write-card.ts';
import { writeHeaders, writeHtaccess, writeLanguageHtaccess } from './write-headers.ts';
import { writeSecurityNote } from './write-security-note.ts';

/** The paths of files, each with a function that writes the file. */
type Files = Record<string, () => string | Promise<Uint8Array<ArrayBuffer>>>;

/** Lists what programs read beside the pages. */
export const listFiles = (company: Company, sites: Site[]): Files => ({
  ...Object.assign({}, ...sites.map(listFilesOf)),
  '/robots.txt': () => `User-agent: *\nAllow: /\n\nSitemap: ${company.site}/sitemap-index.xml\n`,
  '/_headers': writeHeaders,
  '/.well-known/security.txt': () => writeSecurityNote(company),
  '/icon.svg': () => drawIcon(),
  // For the home screen of an iPhone or iPad.
  '/apple-touch-icon.png': () => rasterise(drawIcon(180)),
  // For Safari before 26, search results, and programs that ask for no other. They tell a PNG by its first bytes.
  '/favicon.ico': () => rasterise(drawIcon(48)),
});

/** Lists the files of one language. If it has a folder, a second .htaccess there names its 404 page. */
function listFilesOf(site: Site): Files {
  const { facts, words, prefix, listedPages, pages } = site;
  const name = MARK_HAS_NAME ? '' : facts.shortName;
  return {
    [`${pages.contact.path}.vcf`]: () => writeCard(site),
    [`${prefix}/.htaccess`]: () => (prefix ? writeLanguageHtaccess(pages.notFound.path) : writeHtaccess()),
    ...Object.fromEntries(
      listedPages.map(({ id }) => [
        `${prefix}/share/${id}.png`,
        () => rasterise(drawSharePicture(words[id].page.title, name)),
      ]),
    ),
  };
}

/** Draws the icon as SVG: the mark in the middle of a square of ink. Without a side it fills its place. */
function drawIcon(sidePx?: number): string {
  const size = sidePx ? `width="${sidePx}" height="${sidePx}"` : '';
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size} viewBox="0 0 16 16" color="${PAPER}">
    <path fill="${INK}" d="M0 0h16v16H0z"/>
    <svg x="1" y="1" width="14" height="14">${iconMark}</svg>
  </svg>`;
}

/**
 * Renders an SVG as PNG at its own size, the same bytes each time. The palette halves the file; colours differ by at
 * most 3 of 255.
 */
const rasterise = (svg: string) =>
  sharp(Buffer.from(svg)).png({ palette: true, effort: 10, compressionLevel: 9 }).toBuffer();
