import { company } from '../content/company.ts';

export const GET = () =>
  new Response(`User-agent: *\nAllow: /\n\nSitemap: ${company.site}/sitemap-index.xml\n`);
