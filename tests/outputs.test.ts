import { execFile, spawnSync } from 'node:child_process';
import * as fs from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { promisify } from 'node:util';
import { selectAll } from 'hast-util-select';
import sharp from 'sharp';
import { afterAll, describe, expect, it } from 'vitest';
import { ACCENT } from '../src/content/brand/accent.ts';
import { company as own } from '../src/content/company.ts';
import type { Company } from '../src/content/company-schema.ts';
import { listPromises } from '../src/content/promises.ts';
import type { Site } from '../src/site/load-sites.ts';
import { attributes, listTexts, normalise, readBuilt, strings, texts } from './built.ts';
import { full, silence } from './companies.ts';

const { name, shortName, street, postcode, town, email, phone, uid, site: origin } = full;
const codes = fs.globSync('*', { cwd: 'src/content/words' }).toSorted((one) => (one === 'en' ? -1 : 1));
const CUSTOMER = { task: 'A task', result: 'A result', quotation: 'A quotation', by: 'A customer' };
const JSON_LD = 'script[type="application/ld+json"]';
/** Words that no text of another language has. */
const OWN_WORDS: Record<string, RegExp> = {
  en: /\b(the|and|your|with|this|from)\b/i,
  de: /\b(und|nicht|wir|eine|für)\b/i,
  fr: /\b(vous|nous|avec|dans|une)\b/i,
};
/** What mail programs and address books would show as boxes, or count; French puts a space before some signs. */
const INVISIBLE = /[\u00ad\u200b-\u200f\u2060\ufeff]|(?<!«)[\u00a0\u202f](?![»:;?!])/;

const copies = fs.mkdtempSync(join(tmpdir(), 'copies-'));
const copy = join(copies, 'full');
const silentCopy = join(copies, 'silent');
const { PATH, NODE_COMPILE_CACHE } = process.env;
/** Without the variables of Vitest, which would make the build one for development. */
const env = { PATH, NODE_COMPILE_CACHE, ASTRO_TELEMETRY_DISABLED: '1' };
const BUILD = ['node_modules/astro/bin/astro.mjs', 'build'];
const run = (...args: string[]) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd: copy, env, encoding: 'utf8' });
  return { status, said: stdout + stderr };
};
const build = () => run(...BUILD);
const release = () => run('src/checks/check-release.ts');
const edit = (file: string, from: RegExp, to: string) =>
  fs.writeFileSync(join(copy, file), fs.readFileSync(join(copy, file), 'utf8').replace(from, to));
const writeFacts = (facts: object) =>
  edit('src/content/company.ts', /(?<=export const company[^=]*= ).*/s, JSON.stringify(facts));
const LEFT_OUT = ['node_modules', 'dist', 'test-results', '.git', '.astro', 'tests', 'people'];

fs.cpSync('.', copy, { recursive: true, filter: (path) => !LEFT_OUT.includes(basename(path)) });
// One by one, because Astro and Vite keep caches beside the packages.
fs.mkdirSync(join(copy, 'node_modules'));
for (const name of fs.readdirSync('node_modules').filter((name) => !/^\.(vite|astro|cache)/.test(name)))
  fs.symlinkSync(join(process.cwd(), 'node_modules', name), join(copy, 'node_modules', name));
writeFacts({ ...silence(), sample: true } satisfies Company);
fs.cpSync(copy, silentCopy, { recursive: true, verbatimSymlinks: true });
// The second core builds it while the first one builds the full company.
const silentBuild = promisify(execFile)(process.execPath, BUILD, { cwd: silentCopy, env });
edit('src/content/languages.ts', /\[[^\]]+\];/, JSON.stringify(codes));
writeFacts(full);
for (const file of ['accent.ts', 'mark.svg'])
  edit(`src/content/brand/${file}`, new RegExp(ACCENT, 'g'), '#2768f3');
const roles = Object.fromEntries(full.people.map(({ name }, i) => [name, `does the work of number ${i}`]));
const customers = { title: 'Our customers', items: [CUSTOMER] };
const ADDED = [...Object.values({ ...roles, ...CUSTOMER }), customers.title];
/** Stands before the owner's own About, if there is one. */
const ABOUT = `import own from './about-own.ts';
export default (facts) => {
  const words = own(facts);
  return { ...words, customers: ${JSON.stringify(customers)}, people: { ...words.people, roles: ${JSON.stringify(roles)} } };
};`;
for (const path of fs.globSync('src/content/words/*/about.ts', { cwd: copy })) {
  const file = join(copy, path);
  fs.renameSync(file, file.replace('about', 'about-own'));
  fs.writeFileSync(file, ABOUT);
}
fs.mkdirSync(join(copy, 'src/content/people'), { recursive: true });
await sharp({ create: { width: 900, height: 700, channels: 3, background: '#456' } }).toFile(
  join(copy, 'src/content/people/jurg-sohne.jpg'),
);
const first = build();
if (first.status !== 0) throw new Error(first.said);
const built = readBuilt(join(copy, 'dist'));
const LOAD =
  "import { loadSites } from './src/site/load-sites.ts'; console.log(JSON.stringify(await loadSites()))";
const sites: Site[] = JSON.parse(run('--input-type=module', '--eval', LOAD).said);
afterAll(() => fs.rmSync(copies, { recursive: true, force: true }));

it('no file has another email address, number, phone or site than the company’s', () => {
  const files = built.find('{**/*.{html,txt,vcf,xml,svg},.well-known/*}');
  const all = files.map((file) => built.text(file).replaceAll(/\r\n |\u2060|<wbr>/g, '')).join('\n');
  const find = (pattern: RegExp) => [...new Set(all.match(pattern))];
  expect.soft(find(/[\w.+-]+@[\w-]+(\.[\w-]+)+/g)).toEqual([email]);
  expect.soft(find(/CHE-[\d.]+\d/g)).toEqual([uid]);
  expect
    .soft(new Set(find(/\+41[\d\s]+\d/g).map((number) => number.replaceAll(/\s/g, ' '))))
    .toEqual(new Set([phone, '+41211234567']));
  expect.soft(find(/tel:[^"]*/g)).toEqual(['tel:+41211234567']);
  const stated = [full.registerEntry, ...full.profiles.map(({ url }) => url)];
  const others = /w3\.org|schema\.org|sitemaps\.org|google\.com\/schemas|alpen-soehne\.ch/;
  const urls = find(/https?:\/\/[\w.-]+[\w/-]*/g).filter((url) => !others.test(url));
  expect.soft(stated).toEqual(expect.arrayContaining(urls));
  const left = [ACCENT, ...listTexts(own)].filter(
    (fact) => fact.length > 5 && !listTexts(full).includes(fact),
  );
  expect.soft(left.filter((fact) => all.includes(fact))).toEqual([]);
});

describe.each(sites)('$language.name', (site) => {
  const { language, facts, pages, listedPages, words } = site;
  const others = sites.filter((other) => other !== site);
  const tree = ({ path }: { path: string }) => built.page(path).tree;
  const read = (page: { path: string }, selector: string) => texts(tree(page), selector).join(' ');
  const hrefs = (page: { path: string }, selector: string) => attributes(tree(page), selector, 'href');
  /** A page that an owner may have removed. */
  const find = (name: string) => listedPages.find(({ id }) => id === name);
  const about = find('about');
  const copied = attributes(tree(pages.contact), '[data-copy]', 'dataCopy');
  const card = built.text(`${pages.contact.path}.vcf`);
  const llms = built.text('llms.txt');

  it('states the facts in every output', () => {
    const expectFacts = (text: string, ...stated: string[]) => {
      for (const fact of stated) expect.soft(normalise(text)).toContain(normalise(fact));
    };
    const address = [name, street, `${postcode} ${town}`, email];
    const { founded, managers, country, number, discoveryPrice, firstAgent, dayRate } = facts;
    expectFacts(read(pages.home, 'header'), shortName);
    expectFacts(read(pages.notFound, 'footer'), ...address, phone, number, words.labels.tagline);
    expectFacts(read(pages.contact, 'main'), ...address, phone, number, country, managers);
    for (const [page, ...stated] of [
      [about, name, street, town, uid, `${founded}`, managers],
      [about, ...Object.entries(roles).flat(), ...Object.values(CUSTOMER)],
      [find('methodology'), discoveryPrice, firstAgent, dayRate],
    ] as const)
      if (page) expectFacts(read(page, 'main'), ...stated);
    expectFacts(read(pages.services, JSON_LD), ...words.services.blocks.map(({ title }) => title));
    expectFacts(llms, ...address, uid, phone, origin);
    const security = built.text('.well-known/security.txt');
    expectFacts(security, `mailto:${email}`, origin, full.answersIn.join(', '));
    const place = `${street};${town};;${postcode};${country}`;
    expectFacts(card.replaceAll(/\\(.)/g, '$1'), name, place, email, phone, uid, origin);
    expect.soft(card).toMatch(/^BEGIN:VCARD\r\nVERSION:3\.0\r\n/);
    expect.soft(card).toContain(`\r\nFN:${name.replace(',', '\\,')}\r\n`);
  });

  it('describes the company to search engines', () => {
    expect(JSON.parse(read(pages.home, JSON_LD))['@graph']).toMatchObject([
      {
        '@type': 'Organization',
        name: shortName,
        legalName: name,
        email,
        telephone: phone,
        foundingDate: `${full.founded}`,
        url: `${origin}/`,
        sameAs: full.profiles.map(({ url }) => url),
        address: { streetAddress: street, postalCode: postcode, addressLocality: town, addressCountry: 'CH' },
        identifier: { propertyID: 'UID', value: uid },
      },
      { '@type': 'WebSite', url: origin + pages.home.path },
    ]);
  });

  it('links to profiles and to the register, and adds VAT to the number only where people read it', () => {
    expect(hrefs(pages.home, 'footer a')).toEqual(
      expect.arrayContaining(full.profiles.map(({ url }) => url)),
    );
    if (about) expect(hrefs(about, 'main a')).toContain(full.registerEntry);
    expect(facts.number).toContain(language.vat);
    expect(copied).toContain(uid);
    expect(card + llms).not.toMatch(new RegExp(`${uid}\\s${language.vat}`));
  });

  it('has an email draft for each service and one for a call, the same shown, copied and sent', () => {
    const { drafts } = words.contact;
    const all = [
      ...words.services.blocks.map(({ title, ...rest }) => ({ subject: title, ...rest })),
      drafts.call,
    ];
    const shown = selectAll('main details', tree(pages.contact));
    expect(shown).toHaveLength(all.length);
    const split = (text: string) => text.split('\n').map(normalise).filter(Boolean);
    for (const [i, { subject, questions }] of all.entries()) {
      const body = questions.map(normalise);
      const lines = [`${drafts.to} ${email}`, `${drafts.subject} ${subject}`].map(normalise).concat(body);
      expect.soft(texts(shown[i]!, '[id] > .small > p, [id] > ul > li')).toEqual(lines);
      expect.soft(split(attributes(shown[i]!, '[data-copy]', 'dataCopy').join())).toEqual(lines);
      const { pathname, searchParams } = new URL(attributes(shown[i]!, 'a', 'href')[0]!);
      expect.soft([pathname, searchParams.get('subject')]).toEqual([email, normalise(subject)]);
      expect.soft(split(searchParams.get('body')!)).toEqual(body);
    }
  });

  it('puts nothing invisible into mail, copied texts and cards', () => {
    const mails = listedPages.flatMap((page) => hrefs(page, 'a[href^="mailto:"]'));
    for (const text of [...mails.map(decodeURIComponent), ...copied, card])
      expect.soft(text).not.toMatch(INVISIBLE);
  });

  it.runIf(about)('shows a small square photo or a glyph of each person', async () => {
    expect(selectAll('b.glyph', tree(about!))).toHaveLength(full.staff - 1);
    const [photo, ...more] = attributes(tree(about!), 'main img', 'src');
    expect(more).toEqual([]);
    const { format, width, height } = await sharp(built.bytes(photo!)).metadata();
    const sizes = ['width', 'height'].map((name) => Number(attributes(tree(about!), 'main img', name)));
    expect([format, width, height]).toEqual(['heif', ...sizes]);
  });

  it('shares each page with its own title, sentence, address and picture, and pairs translations', async () => {
    for (const page of listedPages) {
      const { id, path, title, description } = page;
      const meta = (key: string) =>
        attributes(tree(page), `meta[property="${key}"], meta[name="${key}"]`, 'content')[0];
      for (const [key, content] of Object.entries({
        description,
        'og:title': title,
        'og:description': description,
        'og:url': origin + path,
        'og:locale': language.locale.replace('-', '_'),
        robots: undefined,
      }))
        expect.soft(meta(key), `${key} of ${path}`).toBe(content);
      expect.soft(texts(tree(page), 'title'), path).toEqual([normalise(title)]);
      expect.soft(hrefs(page, 'link[rel=canonical]'), path).toEqual([origin + path]);
      expect.soft(attributes(tree(page), 'html', 'lang'), path).toEqual([language.tag]);
      const picture = built.bytes(new URL(meta('og:image')!).pathname);
      expect.soft(await sharp(picture).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 });
      // WhatsApp shows no larger one.
      expect.soft(picture.length, path).toBeLessThan(300_000);
      const tags = attributes(tree(page), 'link[hreflang]', 'hrefLang');
      const pairs = sites.map((each) => `${each.language.tag} ${origin}${each.pages[id].path}`);
      expect
        .soft(hrefs(page, 'link[hreflang]').map((href, i) => `${tags[i]} ${href}`))
        .toEqual([pairs[0]!.replace(/^\S+/, 'x-default'), ...pairs]);
      for (const part of ['header', 'footer'])
        expect
          .soft(hrefs(page, `${part} a[hreflang]`).toSorted(), path)
          .toEqual(others.map((other) => other.pages[id].path).toSorted());
    }
  });

  it('has on each page all links, and no text of another language', () => {
    const foreign = others.map((other) => OWN_WORDS[other.language.tag.slice(0, 2)]);
    for (const page of [...listedPages, pages.notFound]) {
      for (const part of ['header', 'footer'])
        expect
          .soft(texts(tree(page), `${part} nav li a:not([hreflang])`), page.path)
          .toEqual(listedPages.map(({ label }) => normalise(label)));
      const current = listedPages.filter(({ path }) => path === page.path);
      expect.soft(hrefs(page, '[aria-current=page]'), page.path).toEqual(current.map(({ path }) => path));
      const isForeign = (text: string) => !ADDED.includes(text) && foreign.some((words) => words?.test(text));
      expect.soft(strings(tree(page)).filter(isForeign), page.path).toEqual([]);
    }
  });
});

it('missing pages are on no list and lead Home', () => {
  for (const { pages } of sites) {
    const { tree } = built.page(pages.notFound.path);
    expect(attributes(tree, 'meta[name=robots]', 'content')).toEqual(['noindex']);
    expect(selectAll(`[property], [rel=canonical], ${JSON_LD}`, tree)).toEqual([]);
    expect(attributes(tree, 'main a', 'href')[0]).toBe(pages.home.path);
  }
});

it('sitemap, robots.txt and llms.txt list every page, and pages differ in title, sentence and picture', () => {
  const all = sites.flatMap(({ listedPages, prefix }) => listedPages.map((page) => ({ ...page, prefix })));
  const listed = built.text('sitemap-0.xml').match(/(?<=<loc>).*?(?=<\/loc>)/g)!;
  expect(listed.toSorted()).toEqual(all.map(({ path }) => origin + path).toSorted());
  expect(built.text('robots.txt')).toBe(`User-agent: *\nAllow: /\n\nSitemap: ${origin}/sitemap-index.xml\n`);
  expect(built.text('llms.txt').match(/^- .*$/gm)).toEqual(
    all.map(({ path, label, description }) => `- [${label}](${origin}${path}): ${description}`),
  );
  for (const list of [
    all.map(({ title }) => title),
    all.map(({ description }) => description),
    all.map(({ id, prefix }) => `${built.bytes(`${prefix}/share/${id}.png`)}`),
  ])
    expect(new Set(list).size).toBe(all.length);
  const expires = Date.parse(/(?<=Expires: ).*/.exec(built.text('.well-known/security.txt'))![0]);
  expect(Math.abs((expires - Date.now()) / 86_400_000 - 360)).toBeLessThan(1);
});

describe('sizes', () => {
  const weigh = (files: string[]) => files.reduce((sum, file) => sum + built.bytes(`${file}.br`).length, 0);
  const scripts = built.find('**/*.js');
  it.each(built.pages)('$path comes in one round trip, with little script', ({ file, html, tree }) => {
    expect.soft(weigh([file])).toBeLessThanOrEqual(14_600);
    const hasDrawing = selectAll('[data-drawing]', tree).length > 0;
    const early = scripts.filter(
      (script) => html.includes(script) || (hasDrawing && script.includes('/run-')),
    );
    expect.soft(weigh(early)).toBeLessThanOrEqual(8_000);
    expect.soft(attributes(tree, 'script[src]', 'type')).toEqual(['module']);
    expect.soft(html).toContain('font-display:swap');
  });
  it('React is one file of 80 kB at most, fonts are two of 22 kB, and styles none', () => {
    const later = scripts.filter((file) => !built.pages[0]!.html.includes(file) && !file.includes('/run-'));
    expect(later).toHaveLength(1);
    expect(weigh(later)).toBeLessThanOrEqual(80_000);
    expect(built.find('**/*.css')).toEqual([]);
    const fonts = built.find('**/*.{woff,woff2,ttf,otf}');
    expect(fonts).toHaveLength(2);
    for (const font of fonts) expect(built.bytes(font).length).toBeLessThanOrEqual(22_000);
  });
});

it('release is refused for sample and wrong facts, in sentences, and a failed build leaves dist/ alone', () => {
  expect(first.said).not.toContain('sample');
  const { status, said } = release();
  expect(status, said).toBe(0);
  for (const [place, promises] of Object.entries(listPromises(full)))
    for (const promise of promises) expect.soft(said).toContain(`\n${place}: ${promise}`);
  writeFacts({ ...full, sample: true });
  expect(release()).toMatchObject({
    status: 1,
    said: expect.stringContaining('company.ts: sample is true; '),
  });
  const before = fs.statSync(join(copy, 'dist/index.html')).mtimeMs;
  writeFacts({ ...full, uid: 'CHE-116.068.368', postcode: 8001, mailCountry: 'Irland' });
  for (const { status, said } of [build(), release()]) {
    expect(status).toBe(1);
    for (const wrong of [
      'postcode 8001 must',
      'uid "CHE-116.068.368" has a wrong',
      'mailCountry "Irland" must',
    ])
      expect.soft(said).toContain(`src/content/company.ts: ${wrong}`);
    expect.soft(said).not.toMatch(/^\s+at /m);
  }
  expect(fs.statSync(join(copy, 'dist/index.html')).mtimeMs).toBe(before);
});

it('company that states nothing has pages without a hole, and each build of a sample says so', async () => {
  const { stdout, stderr } = await silentBuild;
  expect(stdout + stderr).toContain('sample is true');
  const HOLES = ':is(main, footer) :is(section, h1, h2, h3, p, a, ul, dl, li, dt, dd):not(:has(svg, img, i))';
  const silent = readBuilt(join(silentCopy, 'dist'));
  for (const { path, tree } of silent.pages) {
    expect.soft(texts(tree, HOLES), path).not.toContain('');
    expect
      .soft(strings(tree).join(), path)
      .not.toMatch(/undefined|\bnull\b|NaN|\[object|Favre|LinkedIn|tel:/);
    expect.soft(selectAll('.pays__years, #offer, .glyph', tree), path).toEqual([]);
  }
  expect(silent.text('contact.vcf')).not.toContain('TEL');
});
