import type { Site } from '../site/create-site.ts';
import { toAsciiEmail } from '../site/email.ts';
import type { ListedPage } from '../site/list-pages.ts';
import { strip } from '../site/typeset.ts';

/** Writes what search engines read about the company and its services, as the text of a JSON-LD script on two pages. */
export function describeForSearch({ id, path }: ListedPage, { language, facts, words }: Site): string {
  const { shortName: name, site: origin } = facts;
  const company = { '@type': 'Organization', '@id': `${origin}/#company`, name, url: `${origin}/` };
  const website = {
    '@type': 'WebSite',
    name,
    url: origin + path,
    inLanguage: language.tag,
    publisher: company,
  };
  const services = words.services.blocks.map(({ id, title, lead }) => ({
    '@type': 'Service',
    name: strip(title),
    description: strip(lead),
    url: `${origin}${path}#${id}`,
    provider: company,
  }));
  const described: { [Page in ListedPage['id']]?: object[] } = {
    home: [{ ...company, ...describeCompany(facts) }, website],
    services,
  };
  if (!described[id]) return '';
  const graph = { '@context': 'https://schema.org', '@graph': described[id] };
  // A "</script>" in the data would end the script element.
  return JSON.stringify(graph).replaceAll('<', '\\u003c');
}

/** Only Home describes the company in full. Services refers to it by its @id. */
const describeCompany = (facts: Site['facts']) => ({
  legalName: facts.registeredName,
  logo: `${facts.site}/icon.svg`,
  email: toAsciiEmail(facts.email),
  ...(facts.phone && { telephone: facts.phone }),
  ...(facts.founded && { foundingDate: `${facts.founded}` }),
  address: {
    '@type': 'PostalAddress',
    streetAddress: facts.street,
    postalCode: facts.postcode,
    addressLocality: facts.town,
    addressCountry: 'CH',
  },
  ...(facts.profiles.length > 0 && { sameAs: facts.profiles.map(({ url }) => url) }),
  identifier: { '@type': 'PropertyValue', propertyID: 'UID', value: facts.uid },
});
