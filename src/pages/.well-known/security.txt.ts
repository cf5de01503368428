import type { APIRoute } from 'astro';
import { company } from '../../content/company.ts';
import { readBuildDate } from '../../machine/build-date.ts';
import { writeSecurityText } from '../../machine/security-text.ts';

export const GET: APIRoute = () => new Response(writeSecurityText(company, readBuildDate()));
