import { describe, expect, it } from 'vitest';
import { formatFacts } from '../../src/build-time/facts/format-facts.ts';
import { company } from '../../src/content/company.ts';
import {
  findPage,
  missingPages,
  normalise,
  readAttributes,
  readFile,
  readTexts,
  readThings,
} from '../support/read-page.ts';
import { sites } from '../support/tested-site.ts';

const { name, street, postcode, town, email, phone, uid, site, answersIn } = company;
const { founded } = company;
const place = `${postcode} ${town}`;
const provider = { '@id': `${site}/#company`, name, url: `${site}/` };
const readMain = (path: string) => readTexts(findPage(path).tree, 'main').join();

describe.each(sites)('$words.labels.language.name', ({ pages, listedPages, words }) => {
  const { language, tagline } = words.labels;
  const { blocks } = words.services;
  const formatted = formatFacts(company, language.locale);
  const { country, managers } = formatted;
  const { phases } = words.methodology;
  /** A card marks commas and semicolons that are text. */
  const card = readFile(`${pages.contact.path}.vcf`).replaceAll(/\\(.)/g, '$1');

  it.each([
    [
      'the footer',
      readTexts(findPage(pages.home.path).tree, 'footer').join(),
      [name, tagline, street, place, email, uid],
    ],
    [
      'the contact page',
      readMain(pages.contact.path),
      [name, street, place, country, email, uid, founded, managers],
    ],
    ['the about page', readMain(pages.about.path), [name, street, place, email, uid, founded, managers]],
    [
      'the methodology page',
      readMain(pages.methodology.path),
      phases.map(({ terms }) => normalise(terms?.(formatted) ?? '')),
    ],
    [
      'the address-book card',
      card,
      [name, `${street};${town};;${postcode};${country}`, email, phone, uid, site],
    ],
    ['llms.txt', readFile('llms.txt'), [name, street, place, email, phone, uid, site]],
    ['security.txt', readFile('.well-known/security.txt'), [`mailto:${email}`, site, answersIn]],
  ])("%s states the company's facts as company.ts has them", (_format, text, facts) => {
    for (const fact of facts) expect(text).toContain(fact);
  });

  it('search engines learn on Home who the company is, and that the site is the company’s', () => {
    expect(readThings(findPage(pages.home.path).tree)).toMatchObject([
      {
        '@type': 'Organization',
        ...provider,
        legalName: name,
        email,
        address: { streetAddress: street, postalCode: postcode, addressLocality: town, addressCountry: 'CH' },
        identifier: { '@type': 'PropertyValue', propertyID: 'UID', value: uid },
      },
      { '@type': 'WebSite', name, url: site + pages.home.path, publisher: { '@id': provider['@id'] } },
    ]);
    const [organization] = readThings(findPage(pages.home.path).tree);
    expect(organization!['telephone']).toBe(phone || undefined);
    expect(organization!['foundingDate']).toBe(founded || undefined);
  });

  it('search engines learn of each service what it is, and where it stands on the page', () => {
    const { tree } = findPage(pages.services.path);
    const services = readThings(tree).filter((thing) => thing['@type'] === 'Service');
    expect(services.length).toBeGreaterThanOrEqual(2);
    for (const { name, description, url, provider: by } of services) {
      const { pathname, hash } = new URL(String(url));
      expect(pathname).toBe(pages.services.path);
      expect(readTexts(tree, `${hash} h2`)).toEqual([name]);
      expect(readTexts(tree, hash).join()).toContain(description);
      expect(by).toMatchObject(provider);
    }
  });

  it('search engines learn of every other page its kind, and the way from Home', () => {
    for (const { path, schemaType, title, label } of listedPages.slice(1)) {
      const things = readThings(findPage(path).tree);
      expect(things.at(-1), path).toMatchObject({
        '@type': 'BreadcrumbList',
        itemListElement: [
          { position: 1, name: pages.home.label, item: site + pages.home.path },
          { position: 2, name: label ?? title },
        ],
      });
      if (schemaType !== 'Service')
        expect(things[0], path).toMatchObject({
          '@type': schemaType,
          name: normalise(title),
          url: site + path,
          about: provider,
        });
    }
  });

  it('a phone number can be called from the contact page and every footer', () => {
    const links = phone ? [`tel:${phone.replaceAll(' ', '')}`] : [];
    for (const { path } of listedPages)
      expect(readAttributes(findPage(path).tree, 'footer a[href^="tel:"]', 'href')).toEqual(links);
    expect(readAttributes(findPage(pages.contact.path).tree, 'main a[href^="tel:"]', 'href')).toEqual(links);
  });

  it('the contact is saved under the company’s name', () => {
    expect(
      readAttributes(
        findPage(pages.contact.path).tree,
        `main a[href="${pages.contact.path}.vcf"]`,
        'download',
      ),
    ).toEqual([`${name}.vcf`]);
  });

  it('the contact page begins an email for each service, with its title as the subject and a line a question', () => {
    const mails = readAttributes(findPage(pages.contact.path).tree, 'main details a', 'href').filter((href) =>
      href.startsWith('mailto:'),
    );
    const titles = blocks.map(({ title }) => title.replaceAll('\u00ad', ''));
    expect(mails.map((href) => new URL(href).searchParams.get('subject'))).toEqual(titles);
    const { questions } = words.contact.letters;
    for (const href of mails) {
      expect(new URL(href).pathname).toBe(email);
      expect(new URL(href).searchParams.get('body')!.split(/\s*\r\n\s*/)).toEqual([...questions, '']);
    }
    expect(mails.join()).not.toMatch(/[\s+]/);
  });
});

it('search engines learn nothing of the missing page', () => {
  for (const { tree } of missingPages) expect(readThings(tree)).toEqual([]);
});
