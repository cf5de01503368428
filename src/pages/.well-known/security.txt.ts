import type { APIRoute } from 'astro';
import { readBuildDate } from '../../build/build-date.ts';
import { writeSecurityText } from '../../build/security-text.ts';
import { company } from '../../content/company.ts';

export const GET: APIRoute = () => new Response(writeSecurityText(company, readBuildDate().date));
