import type { APIRoute } from 'astro';
import { listSites } from '../../build-time/languages/load-site.ts';
import { writeVcard } from '../../build-time/outputs/write-vcard.ts';
import { company } from '../../content/company.ts';

export const getStaticPaths = listSites;

export const GET: APIRoute = ({ props }) => new Response(writeVcard(company, props['site'].words.labels));
