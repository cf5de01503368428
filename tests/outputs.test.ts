import { spawnSync } from 'node:child_process';
import { fromHtml } from 'hast-util-from-html';
import { selectAll } from 'hast-util-select';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { company as own } from '../src/content/company.ts';
import { allLanguages, published } from '../src/content/languages.ts';
import { describeForSearch } from '../src/outputs/describe-for-search.ts';
import { describeHead } from '../src/outputs/describe-head.ts';
import { drawSharePicture } from '../src/outputs/share/draw-share-picture.ts';
import { writeCard } from '../src/outputs/write-card.ts';
import { writeHeaders, writeHtaccess } from '../src/outputs/write-headers.ts';
import { writeSecurityNote } from '../src/outputs/write-security-note.ts';
import type { EmailDraftWords } from '../src/sections/EmailDraft.tsx';
import { createSite, type SitePage } from '../src/site/create-site.ts';
import { toAsciiEmail } from '../src/site/email.ts';
import { listTexts, listWords } from '../src/site/list-words.ts';
import { IDENTIFIER_KEYS } from '../src/site/typeset.ts';
import type { ScreenWords } from '../src/site/words.ts';
import { writeByHand } from '../src/styles/handwriting.ts';
import { attributes, normalise, readBuilt, readText, strings, texts } from './built.ts';
import { full, languages, tested } from './companies.ts';
import { render } from './render.ts';

/** Words that no text of another language has. */
const OWN_WORDS: Record<string, RegExp> = {
  en: /\b(the|and|your|with|this|from)\b/i,
  de: /\b(und|nicht|wir|eine|für)\b/i,
  fr: /\b(vous|nous|avec|dans|une)\b/i,
};
/** What mail programs and address books would show as boxes, or count. */
const INVISIBLE = /[\u00ad\u200b-\u200f\u2060\ufeff\u00a0\u202f]/;
const PHOTO = { src: '/jurg.avif', width: 480, height: 480 };
const CUSTOMER = { title: 'A task', text: 'A quotation\nA customer' };
const roles = Object.fromEntries(full.people.map(({ name }, i) => [name, `does the work of number ${i}`]));
const customers = { title: 'Our customers', terms: [CUSTOMER] };
const ADDED = listTexts([roles, customers]);

/** Each language, in the sample with lines on the people of the full company and with a customer. */
const sites = languages.map((language) => {
  const site = createSite(tested, language, languages);
  const { about }: Partial<ScreenWords> = site.words;
  if (own.sample && about) Object.assign(about, { customers, head: { ...about.head, roles } });
  return site;
});
const photos = new Map([['Jürg Söhne', PHOTO]]);
const ofSample = it.runIf(own.sample);

ofSample('no output has an email address, number, phone or site of anybody else', () => {
  const outputs = sites.flatMap((site) => [
    ...Object.values(site.pages).map((page) => render(site, page, photos)),
    ...site.listedPages.map((page) => JSON.stringify(describeHead(site, page))),
    describeForSearch(site),
    writeCard(site),
  ]);
  const all = [...outputs, writeSecurityNote(full)].join('\n').replaceAll(/\u2060|<wbr\/>/g, '');
  const find = (pattern: RegExp) => [...new Set(all.match(pattern)?.map(normalise))];
  expect.soft(find(/[\w.+-]+@[\w-]+(\.[\w-]+)+/g)).toEqual([full.email]);
  expect.soft(find(/CHE-[\d.]+\d/g)).toEqual([full.uid]);
  expect.soft(find(/\+41[\d\s]+\d/g).toSorted()).toEqual([full.phone, '+41211234567']);
  const stated = [full.registerEntry, full.booking, ...full.profiles.map(({ url }) => url)];
  const urls = find(/https?:\/\/[\w.-]+[\w/-]*/g);
  const ours = /w3\.org|schema\.org|alpen-soehne\.ch/;
  expect.soft(urls.filter((url) => !ours.test(url) && !stated.includes(url))).toEqual([]);
  const left = listTexts(own).filter((fact) => fact.length > 5 && !listTexts(full).includes(fact));
  expect.soft(left.filter((fact) => all.includes(fact))).toEqual([]);
});

describe.each(sites)('$language.name', (site) => {
  const { language, facts, pages, listedPages, words } = site;
  // An owner may have removed a page.
  const find = (id: string) => Object.values(pages).find((page) => page.id === id);
  const others = sites.filter((other) => other !== site);
  const trees = new Map(Object.values(pages).map((page) => [page.id, fromHtml(render(site, page, photos))]));
  const tree = ({ id }: SitePage) => trees.get(id)!;
  const hrefs = (page: SitePage, selector: string) => attributes(tree(page), selector, 'href');
  const card = writeCard(site);

  ofSample('states the facts in every output', () => {
    const { name, street, postcode, town, email, phone, uid } = full;
    const read = (id: string, selector = 'main') => {
      const page = find(id);
      return page && texts(tree(page), selector).join(' ');
    };
    const known = [name, street, postcode, town, email, phone, uid];
    const founded = `${full.founded}`;
    const languageNames = new Intl.DisplayNames(language.locale, { type: 'language' });
    const answerLanguages = full.answersIn.map((code) => languageNames.of(code)!);
    const { discovery, firstAgent, dayRate } = full.prices;
    const prices = [discovery, ...firstAgent, dayRate].map(facts.format);
    for (const [output, ...stated] of [
      [read('home', 'header'), full.shortName],
      [read('notFound', 'footer'), ...known, facts.number, words.labels.tagline],
      [read('contact'), ...known, facts.number, facts.country, facts.managers!, ...answerLanguages],
      [read('contact'), facts.privacy.host, facts.privacy.mail],
      [read('services'), facts.dataCountry!],
      [read('about'), uid, founded, facts.managers!, ...ADDED],
      [read('methodology'), ...prices],
      [card.replaceAll('\\', ''), ...known, facts.country, `FN;CHARSET=UTF-8:${name}`],
      [describeForSearch(site), ...known, full.shortName, founded],
      [writeSecurityNote(full), `mailto:${email}`, full.site, full.answersIn.join(', ')],
    ] as const)
      for (const fact of output ? stated : []) expect.soft(normalise(output!)).toContain(normalise(fact));
    expect(facts.number).toBe(`${uid} ${language.vat}`);
    const about = find('about');
    if (about) expect(attributes(tree(about), 'main img', 'src')).toEqual([PHOTO.src]);
  });

  ofSample('shows every text of the words', () => {
    const { labels: _labels, ...ofPages } = words;
    const isText = ([path]: [path: string, text: string]) =>
      !IDENTIFIER_KEYS.includes(path.split('.').at(-1)!);
    const stated = listWords(ofPages)
      .filter(isText)
      .map(([, text]) => normalise(text));
    const all = Object.values(pages).flatMap((page) => [
      readText(tree(page)),
      ...strings(tree(page)),
      page.title,
      page.description,
    ]);
    const shown = normalise(all.join(' '));
    expect(stated.filter((text) => !shown.includes(text))).toEqual([]);
  });

  ofSample('lists the people, and one who waits for the visitor unless all are named', () => {
    const about = find('about');
    if (!about) return;
    for (const staff of [1, 3, 60]) {
      const people = full.people.slice(0, staff);
      const other = createSite({ ...full, staff, people }, language, languages);
      const tree = fromHtml(render(other, about, photos));
      const hasOthers = staff > people.length;
      expect.soft(selectAll('.people b', tree)).toHaveLength(people.length + Number(hasOthers));
      expect.soft(selectAll('.people [data-waits]', tree)).toHaveLength(Number(hasOthers));
      expect.soft(texts(tree, '.people__count')[0]).toMatch(new RegExp(`^${staff} \\p{L}`, 'u'));
    }
  });

  ofSample('writes by hand who signs the offer, and what the visitor pays for', () => {
    const [first = ''] = full.people[0]!.name.split(' ');
    for (const [page, word] of [
      [find('methodology'), first],
      [pages.home, `${words.home.hero.invoice?.delivered.number}`],
    ] as const)
      if (page) expect.soft(attributes(tree(page), '.ink path', 'd')).toContain(writeByHand(word)!.path);
  });

  it('has an email draft for each service, a question and a call, the same shown, copied and sent', () => {
    const { to, subject, greeting, question, call } = words.contact.drafts;
    const split = (text: string, end: string) => text.split(end).map(normalise).filter(Boolean);
    const drafts: EmailDraftWords[] = [...words.services.list, question, call];
    const shown = selectAll('main [id^="draft-"]', tree(pages.contact));
    for (const [i, { title, questions }] of drafts.entries()) {
      const body = [greeting, ...questions].map(normalise);
      const lines = [`${to} ${facts.email}`, `${subject} ${title}`, ...body].map(normalise);
      expect.soft(texts(shown[i]!, 'div > p')).toEqual(lines);
      expect.soft(split(attributes(shown[i]!, '[data-copy]', 'dataCopy').join(), '\n')).toEqual(lines);
      const { pathname, searchParams } = new URL(attributes(shown[i]!, 'a', 'href')[0]!);
      const sent = [toAsciiEmail(facts.email), normalise(title)];
      expect.soft([pathname, searchParams.get('subject')]).toEqual(sent);
      // RFC 6068: lines of an email end with CR LF.
      expect.soft(split(searchParams.get('body')!, '\r\n')).toEqual(body);
    }
    expect(shown).toHaveLength(drafts.length);
    for (const { id } of words.services.list)
      expect.soft(hrefs(pages.services, `#${id} a`)).toContain(`${pages.contact.path}#draft-${id}`);
  });

  it('puts nothing invisible into mail, copied texts, titles, cards and what search engines read', () => {
    const inPage = (page: SitePage) => [
      ...attributes(tree(page), '[data-copy]', 'dataCopy'),
      ...hrefs(page, 'a').map(decodeURIComponent),
      page.title + page.description,
    ];
    const all = [...Object.values(pages).flatMap(inPage), describeForSearch(site), card];
    expect(all.filter((text) => INVISIBLE.test(text))).toEqual([]);
    // Where copying is refused, these are selected. Browsers copy a no-break space as a space.
    const sources = attributes(tree(pages.contact), '[data-copy]', 'dataCopySource').map((id) => `#${id}`);
    const selected = selectAll(sources.join(), tree(pages.contact)).map(readText);
    expect(selected).toHaveLength(sources.length);
    expect(selected.filter((text) => /[\u00ad\u2060]/.test(text))).toEqual([]);
  });

  it('links every page to all others and to its translations', () => {
    const others = sites.length > 1 ? sites : [];
    for (const page of Object.values(pages)) {
      for (const part of ['header', 'footer']) {
        const links = texts(tree(page), `${part} nav li a:not([hreflang])`);
        expect.soft(links, page.path).toEqual(listedPages.map(({ label }) => normalise(label)));
        const home = page.id === 'notFound' ? 'home' : page.id;
        const translations = others.map((other) => other.pages[home].path);
        expect.soft(hrefs(page, `${part} a[hreflang]`), page.path).toEqual(translations);
      }
      const own = page.id === 'notFound' ? [] : [page.path];
      expect.soft(hrefs(page, 'header [aria-current=page]')).toEqual(own);
    }
    for (const page of listedPages) {
      const translations = others.map((other) => facts.site + other.pages[page.id].path);
      const links = describeHead(site, page).links.map(({ href }) => href);
      expect.soft(links).toEqual([facts.site + page.path, ...translations.slice(0, 1), ...translations]);
    }
  });

  ofSample('has no text of another language', () => {
    const foreign = others.map((other) => OWN_WORDS[other.language.tag.slice(0, 2)]);
    const isForeign = (text: string) => !ADDED.includes(text) && foreign.some((words) => words?.test(text));
    for (const page of Object.values(pages)) {
      const all = [...strings(tree(page)), page.title, page.description];
      expect.soft(all.filter(isForeign), page.path).toEqual([]);
    }
  });
});

it('no fact ends the script of the structured data', () => {
  const site = createSite({ ...full, shortName: 'Alpen</script><img>' }, allLanguages[0]!);
  expect(describeForSearch(site)).not.toContain('<');
});

it('shared picture shows decomposed letters like composed ones', () =>
  expect(drawSharePicture('Zu\u0308rich', '')).toBe(drawSharePicture('Zürich', '')));

it('shared picture shows a wide mark at its own ratio, without the name that it contains', () =>
  expect(drawSharePicture('Home', '', '<svg viewBox="0 0 310 64"/>')).toMatch(/width="232.5" height="48"/));

it('a header that is missing, or that no host can read, stops the build with a sentence', () => {
  const text = writeHeaders();
  expect(() => writeHtaccess(text.replace(/ +X-Frame.*\n/, ''))).toThrow('x-frame-options must stand');
  expect(() => writeHtaccess(text.replace('Options:', 'Options'))).toThrow('"X-Content-Type-Options');
});

it('release is refused while the facts are samples', () => {
  const { status } = spawnSync(process.execPath, ['tools/check-release.ts']);
  expect(status).toBe(own.sample ? 1 : 0);
});

describe('dist/', () => {
  const built = readBuilt('dist');
  const builtSites = published.map((language) => createSite(own, language, published));
  const listed = builtSites.flatMap(({ listedPages }) => listedPages);

  it('prints what search engines and shared links are told, and nothing on the 404 page', async () => {
    for (const site of builtSites) {
      for (const page of site.listedPages) {
        const { tree, html } = built.page(page.path);
        const { links, properties } = describeHead(site, page);
        const printed = attributes(tree, 'link:is([rel=canonical], [hreflang])', 'href');
        expect.soft(printed).toEqual(links.map(({ href }) => href));
        expect.soft(attributes(tree, 'meta[property]', 'content')).toEqual(Object.values(properties));
        expect.soft(attributes(tree, 'meta[name=robots]', 'content')).toEqual(own.sample ? ['noindex'] : []);
        expect.soft(html.includes(describeForSearch(site))).toBe(page.id === 'home');
        const file = `${site.prefix}/share/${page.id}.png`;
        expect.soft(properties).toMatchObject({ 'og:title': page.title, 'og:image': own.site + file });
        const picture = built.bytes(file);
        const { format, width, height } = await sharp(picture).metadata();
        expect.soft([format, width, height]).toEqual(['png', 1200, 630]);
        // WhatsApp shows no larger one.
        expect.soft(picture.length, page.path).toBeLessThan(300_000);
      }
      const { tree } = built.page(site.pages.notFound.path);
      expect(attributes(tree, 'meta[name=robots]', 'content')).toEqual(['noindex']);
      expect(selectAll('[property], [rel=canonical], script[type="application/ld+json"]', tree)).toEqual([]);
      expect(attributes(tree, 'main a', 'href')[0]).toBe(site.pages.home.path);
      expect(built.text(`${site.pages.contact.path}.vcf`)).toBe(writeCard(site));
    }
  });

  it('has a sitemap of every page, and a robots.txt that names it', () => {
    const addresses = built.text('sitemap-0.xml').match(/(?<=<loc>).*?(?=<\/loc>)/g)!;
    expect(addresses.toSorted()).toEqual(listed.map(({ path }) => own.site + path).toSorted());
    expect(built.text('robots.txt')).toContain(`Sitemap: ${own.site}/sitemap-index.xml\n`);
  });

  const weigh = (files: string[]) => files.reduce((sum, file) => sum + built.bytes(`${file}.br`).length, 0);
  const scripts = built.find('**/*.js');
  it.each(built.pages)('$path comes in one round trip, with little script', ({ file, html, tree }) => {
    expect.soft(weigh([file])).toBeLessThanOrEqual(14_600);
    const hasDrawing = selectAll('[data-drawing]', tree).length > 0;
    const early = scripts.filter(
      (script) => html.includes(script) || (hasDrawing && script.includes('/run-')),
    );
    expect.soft(weigh(early)).toBeLessThanOrEqual(8_000);
    expect.soft(html).toContain('font-display:swap');
  });
  it('has React as one file of 80 kB at most, fonts as two of 22 kB, and no styles', () => {
    const later = scripts.filter((file) => !built.pages[0]!.html.includes(file) && !file.includes('/run-'));
    expect(later).toHaveLength(1);
    expect(weigh(later)).toBeLessThanOrEqual(80_000);
    expect(built.find('**/*.css')).toEqual([]);
    const fonts = built.find('**/*.{woff,woff2,ttf,otf}');
    expect(fonts).toHaveLength(2);
    for (const font of fonts) expect(built.bytes(font).length).toBeLessThanOrEqual(22_000);
  });
});
