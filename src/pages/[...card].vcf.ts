import type { APIRoute } from 'astro';
import { company } from '../content/company.ts';
import { writeVcard } from '../outputs/write-vcard.ts';
import { loadSites, type Site } from '../site/load-site.ts';

/** Beside the page that links it: Contact, in each language. */
export async function getStaticPaths() {
  const sites = await loadSites();
  return sites.map((site) => ({ params: { card: site.pages.contact.path.slice(1) }, props: { site } }));
}

export const GET: APIRoute<{ site: Site }> = ({ props: { site } }) =>
  new Response(writeVcard(company, site.words.labels, site.facts.country));
