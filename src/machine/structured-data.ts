import type { BreadcrumbList, Graph, Organization, Service, Thing, WebPage, WebSite } from 'schema-dts';
import { company } from '../content/company.ts';
import { type ListedPage, listedPages, pages } from '../content/pages.ts';
import { blocks } from '../content/services.ts';

const HOME = `${company.site}/`;
/** Home describes the company in full; the other pages refer to it by @id. */
const provider = {
  '@type': 'Organization',
  '@id': `${HOME}#company`,
  name: company.name,
  url: HOME,
} as const;

/** What search engines read of a page, as the text of a JSON-LD script; undefined for the missing page. */
export function describeForSearch(path: string): string | undefined {
  const page = listedPages.find((each) => each.path === path);
  if (!page) return undefined;
  const graph: Graph = {
    '@context': 'https://schema.org',
    '@graph': [...describePage(page), ...listTrail(page)],
  };
  // A "</script>" in the data would end the script element; soft hyphens are for layout alone.
  return JSON.stringify(graph).replaceAll('<', '\\u003c').replaceAll('\u00ad', '');
}

function describePage({ kind, title, path }: ListedPage): Thing[] {
  if (kind === 'WebSite') return [describeCompany(), describeSite()];
  if (kind === 'Service') return blocks.map(describeService);
  return [{ '@type': kind, name: title, url: company.site + path, about: provider } satisfies WebPage];
}

function describeCompany(): Organization {
  const { name, tagline, street, postcode, town, email, phone, uid } = company;
  return {
    ...provider,
    legalName: name,
    slogan: tagline,
    logo: `${HOME}icon.svg`,
    email,
    ...(phone && { telephone: phone }),
    address: {
      '@type': 'PostalAddress',
      streetAddress: street,
      postalCode: postcode,
      addressLocality: town,
      addressCountry: 'CH',
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

/** Breadcrumbs from Home; the last one is the page itself and needs no address. */
function listTrail({ path, label, title }: ListedPage): BreadcrumbList[] {
  if (path === pages.home.path) return [];
  const itemListElement = [
    { '@type': 'ListItem', position: 1, name: pages.home.label, item: HOME } as const,
    { '@type': 'ListItem', position: 2, name: label ?? title } as const,
  ];
  return [{ '@type': 'BreadcrumbList', itemListElement }];
}
