import { describe, expect, it } from 'vitest';
import { company } from '../../src/content/company.ts';
import {
  findPage,
  normalise,
  readAttributes,
  readFile,
  readTexts,
  readThings,
} from '../support/read-page.ts';
import { sites } from '../support/tested-site.ts';

const DAY_MS = 86_400_000;
const { name, street, postcode, town, email, phone, uid, site, answersIn, founded } = company;
const address = [name, street, `${postcode} ${town}`, email, uid];
const provider = { '@id': `${site}/#company`, name, url: `${site}/` };
const securityTxt = readFile('.well-known/security.txt');

describe.each(sites)('$language.name', ({ facts, pages, listedPages, words }) => {
  const tagline = normalise(words.labels.tagline);
  const { country, managers } = facts;
  const titles = words.services.blocks.map(({ title }) => normalise(title));
  const figures = words.methodology.phases.flatMap(({ figures }) => figures);
  const terms = figures.flatMap(({ value, note }) => [normalise(value), normalise(note)]);
  /** A card marks commas and semicolons that are text. */
  const card = readFile(`${pages.contact.path}.vcf`).replaceAll(/\\(.)/g, '$1');
  const home = findPage(pages.home.path).tree;
  const contact = findPage(pages.contact.path).tree;
  const readMain = ({ path }: { path: string }) => readTexts(findPage(path).tree, 'main').join();

  it.each([
    ['the footer', readTexts(home, 'footer').join(), [...address, tagline]],
    ['the contact page', readMain(pages.contact), [...address, country, managers]],
    ['the about page', readMain(pages.about), [name, street, `${postcode} ${town}`, uid, founded, managers]],
    ['the methodology page', readMain(pages.methodology), terms],
    [
      'the address-book card',
      card,
      [name, `${street};${town};;${postcode};${country}`, email, phone, uid, site],
    ],
    ['llms.txt', readFile('llms.txt'), [...address, phone, site]],
    ['security.txt', securityTxt, [`mailto:${email}`, site, answersIn]],
  ])("%s states the company's facts as company.ts has them", (_format, text, facts) => {
    for (const fact of facts) expect(text).toContain(fact);
  });

  it('search engines learn on Home who the company is, and that the site is the company’s', () => {
    const things = readThings(home);
    expect(things).toMatchObject([
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
    expect(things[0]!['telephone']).toBe(phone || undefined);
    expect(things[0]!['foundingDate']).toBe(founded || undefined);
  });

  it('search engines learn of each service what it is, and where it stands on the page', () => {
    const { tree } = findPage(pages.services.path);
    const services = readThings(tree).filter((thing) => thing['@type'] === 'Service');
    expect(services.map((service) => service['name'])).toEqual(titles);
    for (const { name, description, url, provider: by } of services) {
      const { pathname, hash } = new URL(String(url));
      expect(pathname).toBe(pages.services.path);
      expect(readTexts(tree, `${hash} h2`)).toEqual([name]);
      expect(readTexts(tree, hash).join()).toContain(description);
      expect(by).toMatchObject(provider);
    }
  });

  it('search engines learn of every other page its kind', () => {
    const others = listedPages.filter(({ id, schemaType }) => id !== 'home' && schemaType !== 'Service');
    for (const { path, schemaType, title } of others)
      expect(readThings(findPage(path).tree)[0], path).toMatchObject({
        '@type': schemaType,
        name: normalise(title),
        url: site + path,
        about: provider,
      });
  });

  it('a phone number can be called from the contact page and every footer', () => {
    const links = phone ? [`tel:${phone.replaceAll(' ', '')}`] : [];
    for (const { path } of listedPages)
      expect(readAttributes(findPage(path).tree, 'footer a[href^="tel:"]', 'href')).toEqual(links);
    expect(readAttributes(contact, 'main a[href^="tel:"]', 'href')).toEqual(links);
  });

  it('the contact is saved under the company’s name', () => {
    const card = `main a[href="${pages.contact.path}.vcf"]`;
    expect(readAttributes(contact, card, 'download')).toEqual([`${name}.vcf`]);
  });

  it('the contact page begins an email for each service, with its title as the subject and a line a question', () => {
    const mails = readAttributes(contact, 'main details a[href^="mailto:"]', 'href');
    expect(mails.map((href) => normalise(new URL(href).searchParams.get('subject')!))).toEqual(titles);
    for (const [index, href] of mails.entries()) {
      const { pathname, searchParams } = new URL(href);
      expect(pathname).toBe(email);
      const { questions } = words.services.blocks[index]!;
      expect(searchParams.get('body')!.split(/\s*\r\n\s*/)).toEqual([...questions, '']);
    }
    // Mail programs would show a + for a space.
    expect(mails.join()).not.toMatch(/[\s+]/);
  });
});

it('security.txt holds for most of a year, and for less than one', () => {
  const [expires = ''] = /(?<=^Expires: ).*$/m.exec(securityTxt)!;
  const days = (Date.parse(expires) - Date.now()) / DAY_MS;
  expect(days).toBeGreaterThan(300);
  expect(days).toBeLessThan(366);
});
