import { MARK_HAS_NAME } from '../content/brand/mark.ts';
import type { Company } from '../site/company-schema.ts';
import type { Site } from '../site/create-site.ts';
import type { ListedPage } from '../site/list-pages.ts';
import { drawIcon } from './draw-icon.ts';
import { rasterise } from './rasterise.ts';
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
  // For Safari before 26, search results, and programs that ask for no other.
  '/favicon.ico': async () => wrapPicture(await rasterise(drawIcon(48)), 48),
});

/** Lists the files of one language. If it has a folder, a second .htaccess there names its 404 page. */
function listFilesOf(site: Site): Files {
  const { facts, words, prefix, listedPages, pages } = site;
  const name = MARK_HAS_NAME ? '' : facts.shortName;
  const draw = ({ id }: ListedPage) => rasterise(drawSharePicture(words[id].page.title, name));
  return {
    [`${pages.contact.path}.vcf`]: () => writeCard(site),
    [`${prefix}/.htaccess`]: () => (prefix ? writeLanguageHtaccess(pages.notFound.path) : writeHtaccess()),
    ...Object.fromEntries(listedPages.map((page) => [`${prefix}/share/${page.id}.png`, () => draw(page)])),
  };
}

/** An .ico file with one square PNG: a header of 6 bytes, an entry of 16, and the picture. */
function wrapPicture(picture: Uint8Array, sidePx: number) {
  const head = Buffer.alloc(22);
  head.set([0, 0, 1, 0, 1, 0, sidePx, sidePx, 0, 0, 1, 0, 32, 0]);
  head.writeUInt32LE(picture.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, picture]);
}
