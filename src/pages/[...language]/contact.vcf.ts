import type { APIRoute } from 'astro';
import { listSites } from '../../build-time/languages/load-site.ts';
import { writeVcard } from '../../build-time/outputs/write-vcard.ts';
import { company } from '../../content/company.ts';
import type { Site } from '../../site/create-site.ts';

export const getStaticPaths = listSites;

export const GET: APIRoute<{ site: Site }> = ({ props: { site } }) =>
  new Response(writeVcard(company, site.words.labels, site.facts.country));
