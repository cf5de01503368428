import type { Site } from '../site/create-site.ts';
import { toAsciiEmail } from '../site/email.ts';

/** Writes what search engines read about the company, as the text of a JSON-LD script on Home. */
export function describeForSearch({ language, facts, pages }: Site): string {
  const { shortName: name, site: origin } = facts;
  const company = {
    '@type': 'Organization',
    '@id': `${origin}/#company`,
    name,
    url: `${origin}/`,
    legalName: facts.registeredName,
    logo: `${origin}/icon.svg`,
    email: toAsciiEmail(facts.email),
    telephone: facts.phone,
    foundingDate: facts.founded?.toString(),
    address: {
      '@type': 'PostalAddress',
      streetAddress: facts.street,
      postalCode: facts.postcode,
      addressLocality: facts.town,
      addressCountry: 'CH',
    },
    ...(facts.profiles.length > 0 && { sameAs: facts.profiles.map(({ url }) => url) }),
    identifier: { '@type': 'PropertyValue', propertyID: 'UID', value: facts.uid },
  };
  const website = {
    '@type': 'WebSite',
    name,
    url: origin + pages.home.path,
    inLanguage: language.tag,
    publisher: { '@id': company['@id'] },
  };
  const graph = { '@context': 'https://schema.org', '@graph': [company, website] };
  // What the company doesn't state is left out. A "</script>" in the data would end the script element.
  return JSON.stringify(graph).replaceAll('<', '\\u003c');
}
