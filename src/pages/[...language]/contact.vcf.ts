import type { APIRoute } from 'astro';
import { company } from '../../content/company.ts';
import { writeVcard } from '../../outputs/write-vcard.ts';
import type { Site } from '../../site/create-site.ts';
import { listSites } from '../../site/load-site.ts';

export const getStaticPaths = listSites;

export const GET: APIRoute<{ site: Site }> = ({ props: { site } }) =>
  new Response(writeVcard(company, site.words.labels, site.facts.country));
