import type { Graph, Organization, Person, Thing } from 'schema-dts';
import { language, tagline } from '#words/interface.ts';
import { blocks } from '#words/services.ts';
import { company } from '../../content/company.ts';
import { type ListedPage, pages } from '../../content/pages.ts';

const { site, name } = company;
const HOME = `${site}/`;
/** On a site of one language, that of the document is enough. */
const inLanguage = company.languages.length > 1 ? { inLanguage: language.tag } : {};
const provider = { '@type': 'Organization', '@id': `${HOME}#company`, name, url: HOME } as const;
/** In full on Home; the other pages refer to it by @id. */
const organization: Organization = {
  ...provider,
  legalName: name,
  slogan: tagline,
  logo: `${HOME}icon.svg`,
  email: company.email,
  ...(company.phone && { telephone: company.phone }),
  ...(company.founded && { foundingDate: company.founded }),
  ...(company.management && { employee: listManagement() }),
  address: {
    '@type': 'PostalAddress',
    streetAddress: company.street,
    postalCode: company.postcode,
    addressLocality: company.town,
    addressCountry: 'CH',
  },
  identifier: { '@type': 'PropertyValue', propertyID: 'UID', value: company.uid },
};

function listManagement(): Person[] {
  return company.management.split(', ').map((name) => ({ '@type': 'Person', name }));
}

/** What search engines read of a page, as the text of a JSON-LD script. */
export function describeForSearch(page: ListedPage): string {
  const graph: Graph = {
    '@context': 'https://schema.org',
    '@graph': [...describePage(page), ...listTrail(page)],
  };
  // A "</script>" in the data would end the script element; soft hyphens are for layout alone.
  return JSON.stringify(graph).replaceAll('<', '\\u003c').replaceAll('\u00ad', '');
}

function describePage({ kind, title, path }: ListedPage): Thing[] {
  const url = site + path;
  if (kind === 'WebSite')
    return [organization, { '@type': kind, name, url, ...inLanguage, publisher: { '@id': provider['@id'] } }];
  if (kind !== 'Service') return [{ '@type': kind, name: title, url, ...inLanguage, about: provider }];
  return blocks.map(({ id, title, lead }) => ({
    '@type': kind,
    name: title,
    description: lead,
    url: `${url}#${id}`,
    provider,
  }));
}

/** Breadcrumbs from Home; the last one is the page itself and needs no address. */
function listTrail({ path, label, title }: ListedPage): Thing[] {
  if (path === pages.home.path) return [];
  const itemListElement = [
    {
      '@type': 'ListItem',
      position: 1,
      name: pages.home.label ?? pages.home.title,
      item: site + pages.home.path,
    } as const,
    { '@type': 'ListItem', position: 2, name: label ?? title } as const,
  ];
  return [{ '@type': 'BreadcrumbList', itemListElement }];
}
