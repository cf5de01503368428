import { expect, type Page, test } from '@playwright/test';
import { company } from '../../src/content/company.ts';
import { footer, main, routes } from '../support/site.ts';

const { name, tagline, street, postcode, town, country, email, uid, site, languages } = company;
const COMPANY_ID = `${site}/#company`;
const ISO_CODES: Record<string, string> = { Switzerland: 'CH', Liechtenstein: 'LI' };

type Thing = Record<string, unknown> & { '@type': string };

/** The facts that each format has to state; a page's part as its text, a file as it is. */
const stated: [format: string, facts: string[], read: (page: Page) => Promise<string>][] = [
  [
    'the footer',
    [name, tagline, street, `${postcode} ${town}`, email, uid],
    (page) => readPart(page, '/', footer),
  ],
  [
    'the contact page',
    [name, street, `${postcode} ${town}`, country, email, uid],
    (page) => readPart(page, '/contact', main),
  ],
  [
    'the about page',
    [name, street, `${postcode} ${town}`, email, uid],
    (page) => readPart(page, '/about', main),
  ],
  [
    'the address-book card',
    [name, `${street};${town};;${postcode};${country}`, email, uid, site],
    async (page) => unfold(await readFile(page, '/contact.vcf')),
  ],
  [
    'llms.txt',
    [name, street, `${postcode} ${town}`, country, email, uid, site],
    (page) => readFile(page, '/llms.txt'),
  ],
  [
    'security.txt',
    [`mailto:${email}`, site, languages],
    (page) => readFile(page, '/.well-known/security.txt'),
  ],
];

for (const [format, facts, read] of stated)
  test(`${format} states the company's facts as company.ts has them`, async ({ page }) => {
    const text = await read(page);
    for (const fact of facts) expect(text).toContain(fact);
  });

test('search engines learn of Home who the company is, and of the site that it is the company’s', async ({
  page,
}) => {
  const things = await readThings(page, '/');
  expect(findThing(things, 'Organization')).toMatchObject({
    '@id': COMPANY_ID,
    name,
    legalName: name,
    slogan: tagline,
    url: `${site}/`,
    email,
    address: {
      '@type': 'PostalAddress',
      streetAddress: street,
      postalCode: postcode,
      addressLocality: town,
      addressCountry: ISO_CODES[country],
    },
    identifier: { '@type': 'PropertyValue', propertyID: 'UID', value: uid },
  });
  expect(findThing(things, 'WebSite')).toMatchObject({
    name,
    url: `${site}/`,
    publisher: { '@id': COMPANY_ID },
  });
});

test('search engines learn of each service what it is, and where it stands on the page', async ({ page }) => {
  const services = (await readThings(page, '/services')).filter((thing) => thing['@type'] === 'Service');
  const { titles } = routes.find(({ path }) => path === '/services')!;
  expect(services.map((service) => service['name'])).toEqual(titles);
  for (const service of services) {
    const { pathname, hash } = new URL(service['url'] as string);
    expect(pathname).toBe('/services');
    const block = page.locator(hash);
    await expect(block.getByRole('heading', { level: 2 })).toHaveText(service['name'] as string);
    await expect(block).toContainText(service['description'] as string);
    expect(service['provider']).toMatchObject({ '@type': 'Organization', '@id': COMPANY_ID, name });
  }
});

for (const [path, type] of [
  ['/about', 'AboutPage'],
  ['/contact', 'ContactPage'],
] as const)
  test(`search engines learn that ${path} is about the company`, async ({ page }) => {
    const thing = findThing(await readThings(page, path), type);
    expect(thing['url']).toBe(await page.locator('link[rel="canonical"]').getAttribute('href'));
    expect(thing['name']).toBe(await page.title());
    expect(thing['about']).toMatchObject({ '@id': COMPANY_ID, name, url: `${site}/` });
  });

test('every page below Home says the way from there; Home and the missing page say none', async ({
  page,
}) => {
  for (const { path, label } of routes.slice(1)) {
    const trail = findThing(await readThings(page, path), 'BreadcrumbList');
    expect(trail['itemListElement'], path).toEqual([
      { '@type': 'ListItem', position: 1, name: 'Home', item: `${site}/` },
      { '@type': 'ListItem', position: 2, name: label },
    ]);
  }
  expect((await readThings(page, '/')).map((thing) => thing['@type'])).toEqual(['Organization', 'WebSite']);
  await page.goto('/no-such-page');
  await expect(page.locator('script[type="application/ld+json"]')).toHaveCount(0);
});

test('saving the contact downloads a card under the company’s name', async ({ page }) => {
  await page.goto('/contact');
  const download = page.waitForEvent('download');
  await main(page).getByRole('link', { name: 'Save contact', exact: true }).click();
  expect((await download).suggestedFilename()).toBe(`${name}.vcf`);
});

async function readPart(page: Page, path: string, part: typeof main): Promise<string> {
  await page.goto(path);
  return (await part(page).textContent())!;
}

async function readFile(page: Page, path: string): Promise<string> {
  const answer = await page.request.get(path);
  expect(answer.status()).toBe(200);
  return answer.text();
}

/** A card breaks long lines, and marks commas and semicolons that are text. */
const unfold = (card: string) => card.replaceAll('\r\n ', '').replaceAll(/\\(.)/g, '$1');

async function readThings(page: Page, path: string): Promise<Thing[]> {
  await page.goto(path);
  const text = await page.locator('script[type="application/ld+json"]').textContent();
  const data = JSON.parse(text!);
  expect(data['@context']).toBe('https://schema.org');
  return data['@graph'];
}

function findThing(things: Thing[], type: string): Thing {
  const [thing, ...more] = things.filter((each) => each['@type'] === type);
  expect(more).toEqual([]);
  return thing!;
}
