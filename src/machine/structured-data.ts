import type { BreadcrumbList, Graph, Organization, Service, Thing, WebPage, WebSite } from 'schema-dts';
import { company } from '../content/company.ts';
import { navigation } from '../content/navigation.ts';
import { pages } from '../content/pages.ts';
import { blocks } from '../content/services.ts';

const COUNTRY_CODES: Record<string, string> = { Switzerland: 'CH', Liechtenstein: 'LI' };
const HOME = `${company.site}/`;
/** The company whole stands on Home alone; the other pages name it and point there. */
const provider = {
  '@type': 'Organization',
  '@id': `${HOME}#company`,
  name: company.name,
  url: HOME,
} as const;

const things: Record<string, Thing[]> = {
  [pages.home.path]: [describeCompany(), describeSite()],
  [pages.services.path]: blocks.map(describeService),
  [pages.methodology.path]: [],
  [pages.about.path]: [describePage('AboutPage', pages.about)],
  [pages.contact.path]: [describePage('ContactPage', pages.contact)],
};

/** What search engines read of a page, as the text of a JSON-LD script; undefined for a page that is not to be found. */
export function describeForSearch(path: string): string | undefined {
  if (!(path in things)) return undefined;
  const graph: Graph = { '@context': 'https://schema.org', '@graph': [...things[path]!, ...listTrail(path)] };
  // Nothing in the data may end the script that it stands in.
  return JSON.stringify(graph).replaceAll('<', '\\u003c');
}

function describeCompany(): Organization {
  const { name, tagline, street, postcode, town, country, email, uid } = company;
  return {
    ...provider,
    legalName: name,
    slogan: tagline,
    logo: `${HOME}icon.svg`,
    email,
    address: {
      '@type': 'PostalAddress',
      streetAddress: street,
      postalCode: postcode,
      addressLocality: town,
      addressCountry: COUNTRY_CODES[country]!,
    },
    identifier: { '@type': 'PropertyValue', propertyID: 'UID', value: uid },
  };
}

function describeSite(): WebSite {
  return { '@type': 'WebSite', name: company.name, url: HOME, publisher: { '@id': provider['@id'] } };
}

function describeService({ id, title, lead }: (typeof blocks)[number]): Service {
  const url = `${company.site}${pages.services.path}#${id}`;
  return { '@type': 'Service', name: title, description: lead, url, provider };
}

function describePage(
  type: 'AboutPage' | 'ContactPage',
  { title, path }: { title: string; path: string },
): WebPage {
  return { '@type': type, name: title, url: company.site + path, about: provider };
}

/** The way from Home to a page; the last step is the page itself and needs no address. */
function listTrail(path: string): BreadcrumbList[] {
  const [home, page] = [pages.home.path, path].map((step) => navigation.find((each) => each.path === step)!);
  if (home === page) return [];
  const itemListElement = [
    { '@type': 'ListItem', position: 1, name: home!.label, item: HOME } as const,
    { '@type': 'ListItem', position: 2, name: page!.label } as const,
  ];
  return [{ '@type': 'BreadcrumbList', itemListElement }];
}
