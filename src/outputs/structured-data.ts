import { company } from '../content/company.ts';
import { toAsciiEmail } from '../site/email.ts';
import type { ListedPage } from '../site/list-pages.ts';
import type { Site } from '../site/load-sites.ts';
import { toPlainText } from '../site/to-plain-text.ts';

const { site: origin, profiles } = company;
const name = company.shortName || company.name;
const HOME = `${origin}/`;
const provider = { '@type': 'Organization', '@id': `${HOME}#company`, name, url: HOME };
/** Only Home describes the company in full. Other pages refer to it by its @id. */
const describedCompany = {
  ...provider,
  legalName: company.name,
  logo: `${HOME}icon.svg`,
  email: toAsciiEmail(company.email),
  ...(company.phone && { telephone: company.phone }),
  ...(company.founded && { foundingDate: `${company.founded}` }),
  address: {
    '@type': 'PostalAddress',
    streetAddress: company.street,
    postalCode: company.postcode,
    addressLocality: company.town,
    addressCountry: 'CH',
  },
  ...(profiles.length > 0 && { sameAs: profiles.map(({ url }) => url) }),
  identifier: { '@type': 'PropertyValue', propertyID: 'UID', value: company.uid },
};

/** Writes what search engines read about a page, as the text of a JSON-LD script. */
export function describeForSearch(page: ListedPage, site: Site): string {
  const graph = { '@context': 'https://schema.org', '@graph': describePage(page, site) };
  // A "</script>" in the data would end the script element.
  return toPlainText(JSON.stringify(graph)).replaceAll('<', '\\u003c');
}

function describePage({ schemaType, title, path }: ListedPage, { language, words }: Site): object[] {
  const inLanguage = language.tag;
  const url = origin + path;
  if (schemaType === 'WebSite')
    return [
      describedCompany,
      { '@type': schemaType, name, url, inLanguage, publisher: { '@id': provider['@id'] } },
    ];
  if (schemaType !== 'Service')
    return [{ '@type': schemaType, name: title, url, inLanguage, about: provider }];
  return words.services.blocks.map(({ id, title, lead }) => ({
    '@type': schemaType,
    name: title,
    description: lead,
    url: `${url}#${id}`,
    provider,
  }));
}
