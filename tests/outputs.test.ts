import { spawnSync } from 'node:child_process';
import * as fs from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { selectAll } from 'hast-util-select';
import sharp from 'sharp';
import { afterAll, describe, expect, it } from 'vitest';
import { company as own } from '../src/content/company.ts';
import type { Company } from '../src/content/company-schema.ts';
import { listPromises } from '../src/content/promises.ts';
import type { Site } from '../src/site/create-site.ts';
import { attributes, listTexts, normalise, readBuilt, strings, texts } from './built.ts';
import { full, silence } from './companies.ts';

const { name, shortName, street, postcode, town, email, phone, uid, site: origin } = full;
const codes = fs.globSync('*', { cwd: 'src/content/words' }).toSorted((one) => (one === 'en' ? -1 : 1));
const CUSTOMER = {
  task: 'Task of ours',
  result: 'Result of ours',
  quotation: 'Words of theirs',
  by: 'Who said it',
};
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
/** What mail programs and address books would show as boxes, or count; French puts a space before some signs. */
const INVISIBLE = /[\u00ad\u200b-\u200f\u2060\ufeff]|(?<!«)[\u00a0\u202f](?![»:;?!])/;

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
const release = () => run('src/checks/check-release.ts');
const edit = (file: string, change: (text: string) => string) =>
  fs.writeFileSync(join(copy, file), change(fs.readFileSync(join(copy, file), 'utf8')));
const writeFacts = (facts: object) =>
  edit('src/content/company.ts', (text) =>
    text.replace(/(?<=export const company[^=]*= ).*/s, JSON.stringify(facts)),
  );
const writeLanguages = (list: string[]) =>
  edit('src/content/languages.ts', (text) => text.replace(/\[[^\]]+\];/, `${JSON.stringify(list)};`));
const LEFT_OUT = ['node_modules', 'dist', 'test-results', '.git', '.astro', 'tests'];

fs.cpSync('.', copy, { recursive: true, filter: (path) => !LEFT_OUT.includes(basename(path)) });
// One by one, because Astro and Vite keep caches beside the packages.
fs.mkdirSync(join(copy, 'node_modules'));
for (const name of fs.readdirSync('node_modules').filter((name) => !/^\.(vite|astro|cache)/.test(name)))
  fs.symlinkSync(join(process.cwd(), 'node_modules', name), join(copy, 'node_modules', name));
writeFacts(full);
writeLanguages(codes);
const roles = Object.fromEntries(full.people.map(({ name }, i) => [name, `does the work of number ${i}`]));
const customers = { title: 'Our customers', items: [CUSTOMER] };
for (const code of codes)
  edit(`src/content/words/${code}/about.ts`, (text) =>
    text
      .replace(/roles: \{.*?\}/s, `roles: ${JSON.stringify(roles)}`)
      .replace(/^ {2}values: /m, `  customers: ${JSON.stringify(customers)},\n$&`),
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
  const stated = [full.registerEntry, ...full.profiles.map(({ url }) => url)];
  const others = /w3\.org|schema\.org|sitemaps\.org|google\.com\/schemas|alpen-soehne\.ch/;
  const urls = find(/https?:\/\/[\w.-]+[\w/-]*/g).filter((url) => !others.test(url));
  expect.soft(urls.toSorted()).toEqual(stated.toSorted());
  const left = listTexts(own).filter((fact) => fact.length > 5 && !listTexts(full).includes(fact));
  expect.soft(left.filter((fact) => all.includes(fact))).toEqual([]);
});

describe.each(sites)('$language.name', (site) => {
  const { language, facts, pages, listedPages, words, navigation } = site;
  const others = sites.filter((other) => other !== site);
  const tree = (path: string) => built.page(path).tree;
  const read = (path: string, selector: string) => texts(tree(path), selector).join(' ');
  const contact = tree(pages.contact.path);

  it('states the facts in every output', () => {
    const address = [name, street, `${postcode} ${town}`, email];
    const card = built.text(`${pages.contact.path}.vcf`).replaceAll(/\\(.)/g, '$1');
    const titles = words.services.blocks.map(({ title }) => normalise(title));
    const people = full.people.flatMap(({ name }) => [name, roles[name]!]);
    const read404 = read(pages.notFound.path, 'footer');
    for (const [output, text, stated] of [
      ['header', read(pages.home.path, 'header'), [shortName]],
      ['footer', read404, [...address, phone, facts.number, words.labels.tagline]],
      [
        'contact',
        read(pages.contact.path, 'main'),
        [...address, phone, facts.number, facts.country, facts.managers],
      ],
      [
        'about',
        read(pages.about.path, 'main'),
        [name, street, town, facts.number, '1998', facts.managers, ...people],
      ],
      [
        'methodology',
        read(pages.methodology.path, 'main'),
        [facts.discoveryPrice, facts.firstAgent, facts.dayRate],
      ],
      ['card', card, [name, `${street};${town};;${postcode};${facts.country}`, email, phone, uid, origin]],
      ['llms.txt', built.text('llms.txt'), [...address, uid, phone, origin]],
      [
        'security.txt',
        built.text('.well-known/security.txt'),
        [`mailto:${email}`, origin, full.answersIn.join(', ')],
      ],
      ['JSON-LD of services', read(pages.services.path, JSON_LD), titles],
    ] as const)
      for (const fact of stated) expect.soft(normalise(text), output).toContain(normalise(fact));
    expect.soft(built.text(`${pages.contact.path}.vcf`)).toMatch(/^BEGIN:VCARD\r\nVERSION:3\.0\r\n/);
    const [organisation, website] = JSON.parse(read(pages.home.path, JSON_LD))['@graph'];
    expect.soft(organisation).toMatchObject({
      '@type': 'Organization',
      legalName: name,
      email,
      telephone: phone,
      foundingDate: '1998',
      url: `${origin}/`,
      address: { streetAddress: street, postalCode: postcode, addressLocality: town, addressCountry: 'CH' },
      identifier: { propertyID: 'UID', value: uid },
    });
    expect.soft(website).toMatchObject({ '@type': 'WebSite', url: origin + pages.home.path });
  });

  it('names the short name, profiles and register entry where people look, and no VAT suffix elsewhere', () => {
    const footer = attributes(tree(pages.home.path), 'footer a', 'href');
    for (const { url } of full.profiles) expect.soft(footer).toContain(url);
    expect.soft(attributes(tree(pages.about.path), 'main a', 'href')).toContain(full.registerEntry);
    expect.soft(attributes(contact, '[data-copy]', 'dataCopy')).toContain(uid);
    expect.soft(texts(tree(pages.about.path), '.poster')).toEqual([uid]);
    expect(facts.number).toContain(language.vat);
    for (const file of [`${pages.contact.path}.vcf`, 'llms.txt'])
      expect.soft(normalise(built.text(file))).not.toContain(normalise(facts.number));
  });

  it('has an email draft for each service and one for a call, the same shown, copied and sent', () => {
    const { drafts } = words.contact;
    const subjects = [...words.services.blocks.map(({ title }) => title), drafts.call.subject];
    const questions = [...words.services.blocks, drafts.call].map(({ questions }) => questions);
    const all = selectAll('main details', contact);
    expect(all).toHaveLength(subjects.length);
    for (const [i, draft] of all.entries()) {
      const subject = normalise(subjects[i]!);
      const lines = [`${drafts.to} ${email}`, `${drafts.subject} ${subject}`, ...questions[i]!].map(
        normalise,
      );
      expect.soft(texts(draft, '[id] > .small > p, [id] > ul > li')).toEqual(lines);
      const [copied = ''] = attributes(draft, '[data-copy]', 'dataCopy');
      expect.soft(copied.split('\n').map(normalise).filter(Boolean)).toEqual(lines);
      const sent = new URL(attributes(draft, 'a', 'href')[0]!);
      expect
        .soft([sent.protocol, sent.pathname, sent.searchParams.get('subject')])
        .toEqual(['mailto:', email, subject]);
      const body = sent.searchParams.get('body')!.split('\r\n').map(normalise).filter(Boolean);
      expect.soft(body).toEqual(lines.slice(2));
    }
  });

  it('puts nothing invisible into mail, copied texts and cards', () => {
    for (const { path } of listedPages)
      for (const text of [
        ...attributes(tree(path), 'a[href^="mailto:"]', 'href'),
        ...attributes(tree(path), '[data-copy]', 'dataCopy'),
      ])
        expect.soft(decodeURIComponent(text), path).not.toMatch(INVISIBLE);
    expect.soft(built.text(`${pages.contact.path}.vcf`)).not.toMatch(INVISIBLE);
  });

  it('draws a glyph for each person, no two alike, and quotes customers', () => {
    const about = tree(pages.about.path);
    const glyphs = selectAll('.glyph', about).map((glyph) =>
      attributes(glyph, '[data-corner]', 'dataCorner').join(''),
    );
    expect.soft(new Set(glyphs).size).toBe(full.staff);
    expect.soft(glyphs).toHaveLength(full.staff);
  });

  it('draws a ring for each month of the example', () => {
    const rings = selectAll('.pays__rings path', tree(pages.home.path));
    const filled = rings.map(({ properties }) => properties['fill'] === 'currentColor');
    expect(filled).toEqual(Array.from({ length: 36 }, (_, month) => month >= facts.example!.months));
  });

  it('shares each page with its own title, sentence, address and picture, and pairs it with its translations', async () => {
    for (const { id, path, title, description } of listedPages) {
      const meta = (key: string) =>
        attributes(tree(path), `meta[property="${key}"], meta[name="${key}"]`, 'content')[0];
      const link = (selector: string) => attributes(tree(path), `link${selector}`, 'href');
      expect
        .soft([meta('description'), meta('og:title'), meta('og:description')], path)
        .toEqual([description, title, description]);
      expect.soft(texts(tree(path), 'title'), path).toEqual([normalise(title)]);
      expect
        .soft([meta('og:url'), ...link('[rel=canonical]'), meta('robots')], path)
        .toEqual([origin + path, origin + path, undefined]);
      expect
        .soft([meta('og:locale'), attributes(tree(path), 'html', 'lang')[0]], path)
        .toEqual([language.locale.replace('-', '_'), language.tag]);
      const picture = built.bytes(new URL(meta('og:image')!).pathname);
      expect
        .soft(await sharp(picture).metadata(), path)
        .toMatchObject({ format: 'png', width: 1200, height: 630 });
      expect.soft(picture.length, path).toBeLessThan(300_000);
      const alternates = attributes(tree(path), 'link[hreflang]', 'hrefLang').map((tag, i) => [
        tag,
        link('[hreflang]')[i],
      ]);
      const pairs = sites.map((each) => [each.language.tag, origin + each.pages[id].path]);
      expect.soft(alternates, path).toEqual([['x-default', pairs[0]![1]], ...pairs]);
      for (const part of ['header', 'footer'])
        expect
          .soft(attributes(tree(path), `${part} a[hreflang]`, 'href').toSorted(), path)
          .toEqual(others.map((other) => other.pages[id].path).toSorted());
    }
  });

  it('has on each page one heading, landmarks, all links, and no sentence of another language', () => {
    const known = normalise(
      listTexts([words, facts, full, customers, sites.map((each) => each.language.name)]).join(' | '),
    );
    for (const { path, tree } of [...listedPages, pages.notFound].map(({ path }) => built.page(path))) {
      for (const landmark of ['header', 'main', 'footer', 'h1'])
        expect.soft(texts(tree, landmark), path).toHaveLength(1);
      for (const part of ['header', 'footer'])
        expect
          .soft(texts(tree, `${part} nav li a:not([hreflang])`), path)
          .toEqual(navigation.map(({ label }) => normalise(label)));
      expect
        .soft(attributes(tree, '[aria-current=page]', 'href'), path)
        .toEqual(navigation.flatMap((page) => (page.path === path ? [path] : [])));
      const foreign = others.map(({ language }) => OWN_WORDS[language.tag.slice(0, 2)]);
      const added = [...Object.values(roles), ...Object.values(CUSTOMER), customers.title];
      const wrong = strings(tree).filter(
        (text) => !added.includes(text) && foreign.some((words) => words?.test(text)),
      );
      expect.soft(wrong, path).toEqual([]);
      // What is pressed has a label from the words of the language.
      expect
        .soft(
          texts(tree, PRESSED).filter((text) => !known.includes(text)),
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
  const all = sites.flatMap(({ listedPages, prefix }) => listedPages.map((page) => ({ ...page, prefix })));
  const listed = built.text('sitemap-0.xml').match(/(?<=<loc>).*?(?=<\/loc>)/g)!;
  expect(listed.toSorted()).toEqual(all.map(({ path }) => origin + path).toSorted());
  expect(built.text('robots.txt')).toBe(`User-agent: *\nAllow: /\n\nSitemap: ${origin}/sitemap-index.xml\n`);
  expect(built.text('llms.txt').match(/^- .*$/gm)).toEqual(
    all.map(
      ({ path, label, title, description }) => `- [${label ?? title}](${origin}${path}): ${description}`,
    ),
  );
  const told = all.flatMap(({ id, title, description, prefix }) => [
    title,
    description,
    `${built.bytes(`${prefix}/share/${id}.png`)}`,
  ]);
  expect(new Set(told).size).toBe(told.length);
  const expiry = Date.parse(/(?<=Expires: ).*/.exec(built.text('.well-known/security.txt'))![0]);
  const days = (expiry - Date.now()) / 86_400_000;
  expect(days).toBeGreaterThan(300);
  expect(days).toBeLessThan(366);
});

it('icons are there, in their sizes', async () => {
  const touch = await sharp(built.bytes('apple-touch-icon.png')).metadata();
  expect(touch).toMatchObject({ width: 180, height: 180 });
  const icon = built.bytes('favicon.ico');
  const widths = Array.from({ length: icon.readUInt16LE(4) }, (_, i) => icon.readUInt8(6 + 16 * i));
  expect(widths.toSorted()).toEqual([16, 32, 48]);
  for (const { tree } of built.pages)
    expect(attributes(tree, 'link[rel=icon], link[rel=apple-touch-icon]', 'href')).toEqual([
      '/icon.svg',
      '/apple-touch-icon.png',
    ]);
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
    // Widgets are drawn later, by styles that are already there.
    for (const widget of ['.toast', '.tooltip', '.unexpected-error'])
      expect.soft(html).toMatch(new RegExp(`\\${widget}[{:[ ,]`));
    expect.soft(html).toContain('-webkit-backdrop-filter:blur(');
  });
  it('React is one file of 80 kB at most, fonts are two of 22 kB, and styles none', () => {
    expect(weigh(scripts.filter((file) => !/\/(page|run-[a-z-]+)\./.test(file)))).toBeLessThanOrEqual(80_000);
    expect(scripts.filter((file) => built.text(file).includes('react.'))).toHaveLength(1);
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
    said: expect.stringMatching(/^src\/content\/company\.ts: sample is true; /),
  });
  const before = fs.statSync(join(copy, 'dist/index.html')).mtimeMs;
  writeFacts({ ...full, uid: 'CHE-116.068.368', postcode: 8001, mailCountry: 'Irland' });
  for (const { status, said } of [build(), release()]) {
    expect(status).toBe(1);
    for (const wrong of ['postcode 8001 must', 'uid "CHE-116.068.368" fails', 'mailCountry "Irland" must'])
      expect.soft(said).toContain(`src/content/company.ts: ${wrong}`);
    expect.soft(said).not.toMatch(/^\s+at /m);
  }
  expect(fs.statSync(join(copy, 'dist/index.html')).mtimeMs).toBe(before);
});

it('company that states nothing has pages without a hole, and each build of a sample says so', () => {
  writeFacts({ ...silence(), sample: true } satisfies Company);
  for (const code of codes)
    edit(`src/content/words/${code}/about.ts`, (text) => text.replace(/^ {2}customers: .*\n/m, ''));
  const { status, said } = build();
  expect([status, said]).toEqual([0, expect.stringContaining('sample is true')]);
  const silent = readBuilt(join(copy, 'dist'));
  const TEXT =
    'main :is(section, h1, h2, h3, p, ul, ol, dl, li, dt, dd, figure), footer :is(p, li, a), header a';
  for (const { path, tree } of silent.pages) {
    const empty = selectAll(TEXT, tree).filter(
      (element) =>
        texts(element, '*').join('') === '' && !/img|svg|glyph|canvas/.test(JSON.stringify(element)),
    );
    expect.soft(empty, path).toEqual([]);
    expect
      .soft(strings(tree).join('\n'), path)
      .not.toMatch(/undefined|\bnull\b|NaN|\[object|Favre|LinkedIn|tel:/);
    const lists = (selector: string) => selectAll(selector, tree).length;
    expect.soft([lists('.pays__rings'), lists('#offer'), lists('.glyph')], path).toEqual([0, 0, 0]);
  }
  expect(silent.text('contact.vcf')).not.toContain('TEL');
});
