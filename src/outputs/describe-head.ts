import type { Site, SitePage } from '../site/create-site.ts';
import { HEIGHT_PX, WIDTH_PX } from './share/draw-share-picture.ts';

/** What search engines and shared links are told in the head of a listed page: attributes of <link> and <meta>. */
export function describeHead({ facts, language, prefix, translate }: Site, page: SitePage) {
  const { id, path, title, description } = page;
  const address = facts.site + path;
  const alternates = translate(page).map(({ tag, path }) => ({ hreflang: tag, href: facts.site + path }));
  return {
    links: [
      { rel: 'canonical', href: address },
      ...(alternates.length > 1 ? [{ ...alternates[0]!, hreflang: 'x-default' }, ...alternates] : []).map(
        (link) => ({ rel: 'alternate', ...link }),
      ),
    ],
    properties: {
      'og:url': address,
      'og:type': 'website',
      'og:site_name': facts.shortName,
      'og:title': title,
      'og:description': description,
      'og:image': `${facts.site}${prefix}/share/${id}.png`,
      'og:image:width': `${WIDTH_PX}`,
      'og:image:height': `${HEIGHT_PX}`,
      // The picture shows the title and the name.
      'og:image:alt': title,
      'og:locale': language.locale.replace('-', '_'),
    },
  };
}
