import { spawnSync } from 'node:child_process';
import * as fs from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import sharp from 'sharp';
import { afterAll, describe, expect, it } from 'vitest';
import { ACCENT } from '../src/content/brand/accent.ts';
import { company as sample } from '../src/content/company.ts';
import { promises } from '../src/content/promises.ts';
import type { Site } from '../src/site/create-site.ts';
import { findSamples } from '../src/site/find-samples.ts';
import { attributes, listTexts, normalise, readBuilt, strings, texts } from './built.ts';

/** A company that is no sample, with all that an owner may state, and letters that formats must escape. */
const company = {
  ...sample,
  name: 'Alpen & Söhne, Co. SA',
  street: 'Rue du Lac 12',
  postcode: '1003',
  town: 'Lausanne',
  email: 'bonjour@alpen-soehne.ch',
  phone: '+41 21 123 45 67',
  uid: 'CHE-116.068.369',
  site: 'https://alpen-soehne.ch',
  answersIn: 'fr, de',
  discoveryPrice: 9000,
  discoveryDays: 15,
  firstAgentFrom: 20_000,
  firstAgentTo: 60_000,
  runningFrom: 300,
  runningTo: 900,
  founded: '1998',
  staff: 7,
  management: 'Anne Favre (développement), Jürg Söhne',
  systems: 'Abacus, Proffix',
  dataCountry: 'LI',
  host: 'Serveurs du Lac Sàrl',
  mailProvider: 'Courrier du Lac SA',
  mailCountry: 'FR',
};
const { name, street, postcode, town, email, phone, uid, site: origin, founded } = company;
const codes = ['en', 'de', 'fr'];
/** Elements with the words of links and buttons. */
const PRESSED =
  ':is(a:not([hreflang]), button):not(:has(*)), :is(a:not([hreflang]), button) > span:not(:has(*))';
const JSON_LD = 'script[type="application/ld+json"]';
/** Words that no text of another language has. */
const OWN_WORDS: Record<string, RegExp> = {
  en: /\b(the|and|your|with|this|from)\b/i,
  de: /\b(und|nicht|wir|eine|für)\b/i,
  fr: /\b(vous|nous|avec|dans|une)\b/i,
};

const copy = fs.mkdtempSync(join(tmpdir(), 'copy-'));
const run = (...args: string[]) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, args, {
    cwd: copy,
    env: { ...process.env, NODE_ENV: 'production' },
    encoding: 'utf8',
  });
  return { status, said: stdout + stderr };
};
const build = () => run('node_modules/astro/bin/astro.mjs', 'build');
const writeFacts = (facts: object) =>
  fs.writeFileSync(
    join(copy, 'src/content/company.ts'),
    `export const company = ${JSON.stringify(facts)};\nexport type Company = typeof company;\n`,
  );
const LEFT_OUT = ['node_modules', 'dist', 'test-results', '.git', '.astro', 'tests', 'bench'];

fs.cpSync('.', copy, { recursive: true, filter: (path) => !LEFT_OUT.includes(basename(path)) });
// One by one, because Astro and Vite keep caches beside the packages.
fs.mkdirSync(join(copy, 'node_modules'));
for (const name of fs.readdirSync('node_modules').filter((name) => !/^\.(vite|astro|cache)/.test(name)))
  fs.symlinkSync(join(process.cwd(), 'node_modules', name), join(copy, 'node_modules', name));
writeFacts(company);
fs.writeFileSync(
  join(copy, 'src/content/languages.ts'),
  `export const languages: string[] = ${JSON.stringify(codes)};\n`,
);
const first = build();
if (first.status !== 0) throw new Error(first.said);
const built = readBuilt(join(copy, 'dist'));
const LOAD =
  "import { loadSites } from './src/site/load-site.ts'; console.log(JSON.stringify(await loadSites()))";
const sites: Site[] = JSON.parse(run('--input-type=module', '--eval', LOAD).said);
afterAll(() => fs.rmSync(copy, { recursive: true, force: true }));

it('no file has another email address, number, phone or site than the company’s', () => {
  const files = built.find('{**/*.{html,txt,vcf,xml,svg},.well-known/*}');
  const all = files.map((file) => built.text(file).replaceAll(/\r\n |\u2060|<wbr>/g, '')).join('\n');
  const find = (pattern: RegExp) => [...new Set(all.match(pattern))];
  expect.soft(find(/[\w.+-]+@[\w-]+(\.[\w-]+)+/g)).toEqual([email]);
  expect.soft(find(/CHE-[\d.]+\d/g)).toEqual([uid]);
  expect.soft(find(/\+41 ?\d[\d ]+\d/g)).toEqual(expect.arrayContaining([phone]));
  expect.soft(find(/tel:[^"]*/g)).toEqual(['tel:+41211234567']);
  const others = /w3\.org|schema\.org|sitemaps\.org|google\.com\/schemas|uid\.admin\.ch|alpen-soehne\.ch/;
  expect.soft(find(/https?:\/\/[\w.-]+[\w/-]*/g).filter((url) => !others.test(url))).toEqual([]);
  const left = findSamples(sample)
    .map((field) => `${sample[field]}`)
    .filter((value) => value.length > 5);
  expect.soft(left.filter((fact) => all.includes(fact))).toEqual([]);
});

describe.each(sites)('$language.name', (site) => {
  const { language, facts, pages, listedPages, words, navigation } = site;
  const others = sites.filter((other) => other !== site);
  const read = (path: string, selector: string) => texts(built.page(path).tree, selector).join(' ');

  it('states the facts in every output', () => {
    const address = [name, street, `${postcode} ${town}`, email, uid];
    const card = built.text(`${pages.contact.path}.vcf`).replaceAll(/\\(.)/g, '$1');
    const letters = attributes(built.page(pages.contact.path).tree, 'main details a', 'href');
    const titles = words.services.blocks.map(({ title }) => normalise(title));
    for (const [output, text, stated] of [
      ['footer', read(pages.home.path, 'footer'), [...address, normalise(words.labels.tagline)]],
      ['contact', read(pages.contact.path, 'main'), [...address, phone, facts.country, facts.managers]],
      ['about', read(pages.about.path, 'main'), [name, street, town, uid, founded, facts.managers]],
      ['methodology', read(pages.methodology.path, 'main'), [facts.discoveryPrice, facts.firstAgent]],
      ['card', card, [name, `${street};${town};;${postcode};${facts.country}`, email, phone, uid, origin]],
      ['llms.txt', built.text('llms.txt'), [...address, phone, origin]],
      [
        'security.txt',
        built.text('.well-known/security.txt'),
        [`mailto:${email}`, origin, company.answersIn],
      ],
      ['emails', decodeURIComponent(letters.join()), titles],
      ['JSON-LD of services', read(pages.services.path, JSON_LD), titles],
    ] as const)
      for (const fact of stated) expect.soft(normalise(text), output).toContain(fact);
    expect.soft(built.text(`${pages.contact.path}.vcf`)).toMatch(/^BEGIN:VCARD\r\nVERSION:3\.0\r\n/);
    const [organisation, website] = JSON.parse(read(pages.home.path, JSON_LD))['@graph'];
    expect.soft(organisation).toMatchObject({
      '@type': 'Organization',
      name,
      legalName: name,
      email,
      telephone: phone,
      foundingDate: founded,
      url: `${origin}/`,
      address: { streetAddress: street, postalCode: postcode, addressLocality: town, addressCountry: 'CH' },
      identifier: { propertyID: 'UID', value: uid },
    });
    expect.soft(website).toMatchObject({ '@type': 'WebSite', url: origin + pages.home.path });
  });

  it('shares each page with its own title, sentence, address and picture, and pairs it with its translations', async () => {
    for (const { id, path, title, description } of listedPages) {
      const { tree } = built.page(path);
      const meta = (key: string) =>
        attributes(tree, `meta[property="${key}"], meta[name="${key}"]`, 'content')[0];
      expect
        .soft([meta('description'), meta('og:title'), meta('og:description')], path)
        .toEqual([description, title, description]);
      expect.soft(texts(tree, 'title'), path).toEqual([normalise(title)]);
      expect
        .soft([meta('og:url'), attributes(tree, 'link[rel=canonical]', 'href')[0], meta('robots')], path)
        .toEqual([origin + path, origin + path, undefined]);
      expect
        .soft([meta('og:locale'), attributes(tree, 'html', 'lang')[0]], path)
        .toEqual([language.locale.replace('-', '_'), language.tag]);
      const picture = built.bytes(new URL(meta('og:image')!).pathname);
      expect
        .soft(await sharp(picture).metadata(), path)
        .toMatchObject({ format: 'png', width: 1200, height: 630 });
      expect.soft(picture.length, path).toBeLessThan(100_000);
      const alternates = attributes(tree, 'link[hreflang]', 'hrefLang').map((tag, i) => [
        tag,
        attributes(tree, 'link[hreflang]', 'href')[i],
      ]);
      const pairs = sites.map((each) => [each.language.tag, origin + each.pages[id].path]);
      expect.soft(alternates, path).toEqual([['x-default', pairs[0]![1]], ...pairs]);
      for (const part of ['header', 'footer'])
        expect
          .soft(attributes(tree, `${part} a[hreflang]`, 'href').toSorted(), path)
          .toEqual(others.map((other) => other.pages[id].path).toSorted());
    }
  });

  it('has on each page one heading, landmarks, all links, and no sentence of another language', () => {
    const own = normalise(
      listTexts([words, facts, company, sites.map((each) => each.language.name)]).join(' | '),
    );
    for (const { path, tree } of [...listedPages, pages.notFound].map(({ path }) => built.page(path))) {
      for (const landmark of ['header', 'main', 'footer', 'h1'])
        expect.soft(texts(tree, landmark), path).toHaveLength(1);
      for (const part of ['header', 'footer'])
        expect
          .soft(texts(tree, `${part} nav a:not([hreflang])`), path)
          .toEqual(navigation.map(({ label }) => normalise(label)));
      expect
        .soft(attributes(tree, '[aria-current=page]', 'href'), path)
        .toEqual(navigation.flatMap((page) => (page.path === path ? [path] : [])));
      for (const text of strings(tree))
        for (const { language } of others)
          if (OWN_WORDS[language.tag.slice(0, 2)]!.test(text))
            expect.soft(text, `${path} in ${language.name}`).toBe('');
      // What is pressed has a label from the words of the language.
      expect
        .soft(
          texts(tree, PRESSED).filter((text) => !own.includes(text)),
          path,
        )
        .toEqual([]);
    }
  });
});

it('missing pages are on no list and lead Home', () => {
  for (const { pages } of sites) {
    const { tree, html } = built.page(pages.notFound.path);
    expect(attributes(tree, 'meta[name=robots]', 'content')).toEqual(['noindex']);
    expect(html).not.toMatch(/og:|canonical|ld\+json/);
    expect(attributes(tree, 'main a', 'href')[0]).toBe(pages.home.path);
  }
});

it('sitemap, robots.txt and llms.txt list every page, and pages differ in title, sentence and picture', () => {
  const all = sites.flatMap(({ listedPages }) => listedPages);
  const urls = all.map(({ path }) => origin + path);
  expect(
    built
      .text('sitemap-0.xml')
      .match(/(?<=<loc>).*?(?=<\/loc>)/g)!
      .toSorted(),
  ).toEqual(urls.toSorted());
  expect(built.text('robots.txt')).toBe(`User-agent: *\nAllow: /\n\nSitemap: ${origin}/sitemap-index.xml\n`);
  expect(built.text('llms.txt').match(/^- .*$/gm)).toEqual(
    all.map(
      ({ path, label, title, description }) => `- [${label ?? title}](${origin}${path}): ${description}`,
    ),
  );
  const told = all.flatMap(({ id, title, description }, i) => [
    title,
    description,
    `${built.bytes(`${sites[Math.floor(i / 5)]!.prefix}/share/${id}.png`)}`,
  ]);
  expect(new Set(told).size).toBe(told.length);
  const days =
    (Date.parse(/(?<=Expires: ).*/.exec(built.text('.well-known/security.txt'))![0]) - Date.now()) /
    86_400_000;
  expect(days).toBeGreaterThan(300);
  expect(days).toBeLessThan(366);
});

it('icons are there, in their sizes', async () => {
  expect(await sharp(built.bytes('apple-touch-icon.png')).metadata()).toMatchObject({
    width: 180,
    height: 180,
  });
  const icon = built.bytes('favicon.ico');
  expect(
    Array.from({ length: icon.readUInt16LE(4) }, (_, i) => icon.readUInt8(6 + 16 * i)).toSorted(),
  ).toEqual([16, 32, 48]);
  for (const { tree } of built.pages)
    expect(attributes(tree, 'link[rel=icon], link[rel=apple-touch-icon]', 'href')).toEqual([
      '/icon.svg',
      '/apple-touch-icon.png',
    ]);
});

it('a release tells what the texts promise, and refuses sample and wrong facts in sentences; dist/ stays', () => {
  const { status, said } = run('src/checks/check-release.ts');
  expect(status, said).toBe(0);
  for (const [page, all] of Object.entries(promises))
    for (const promise of all) expect.soft(said).toContain(`\n${page}: ${promise}`);
  writeFacts({ ...company, street: 'Musterstrasse 1' });
  const refused = run('src/checks/check-release.ts');
  expect(refused.status).toBe(1);
  expect(refused.said).toContain(
    'src/content/company.ts: street "Musterstrasse 1" is a fact of the sample company',
  );
  const before = fs.statSync(join(copy, 'dist/index.html')).mtimeMs;
  writeFacts({ ...company, uid: 'CHE-116.068.368', postcode: 8001 });
  const wrong = build();
  expect(wrong.status).toBe(1);
  expect(wrong.said).toContain('src/content/company.ts: postcode 8001 must be given, as text in quotes.\n');
  expect(wrong.said).toContain('src/content/company.ts: uid "CHE-116.068.368" fails its check digit; ');
  expect(wrong.said).not.toMatch(/^\s+at /m);
  expect(fs.statSync(join(copy, 'dist/index.html')).mtimeMs).toBe(before);
});

describe('sizes', () => {
  const site = readBuilt('dist');
  const weigh = (files: string[]) => files.reduce((sum, file) => sum + site.bytes(`${file}.br`).length, 0);
  it.each(site.pages)(
    '$path comes in one round trip, with little script and its links ready',
    ({ file, html, tree }) => {
      expect.soft(weigh([file])).toBeLessThanOrEqual(14_600);
      const first = site
        .find('**/*.js')
        .filter(
          (script) => html.includes(script) || (html.includes('data-drawing') && script.includes('/run-')),
        );
      expect.soft(weigh(first)).toBeLessThanOrEqual(8_000);
      expect
        .soft(html.match(/<script\b[^>]*\bsrc=[^>]*>/g))
        .toEqual([expect.stringContaining('type="module"')]);
      const { prefetch, prerender } = JSON.parse(texts(tree, 'script[type=speculationrules]')[0]!);
      expect.soft(prerender).toEqual([expect.objectContaining({ eagerness: 'moderate' })]);
      expect.soft(prefetch).toEqual(expect.arrayContaining(prerender));
      expect.soft(html).toContain('-webkit-backdrop-filter:blur(');
      for (const shown of ['.toast', '.tooltip', '.unexpected-error'])
        expect.soft(html).toMatch(new RegExp(`\\${shown}[{:[ ,]`));
      expect.soft(html).toContain(`--accent:${ACCENT}`);
    },
  );
  it('React is one file of 80 kB at most, the typeface two of 22 kB, styles none', () => {
    const react = site.find('**/*.js').filter((file) => !/\/(page|run-[a-z-]+)\./.test(file));
    expect(weigh(react)).toBeLessThanOrEqual(80_000);
    expect(site.find('**/*.css')).toEqual([]);
    const fonts = site.find('**/*.{woff,woff2,ttf,otf}');
    expect(fonts).toHaveLength(2);
    for (const font of fonts) expect(fs.readFileSync(join('dist', font)).length).toBeLessThanOrEqual(22_000);
  });
});
