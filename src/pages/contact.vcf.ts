import type { APIRoute } from 'astro';
import { writeVcard } from '../build/write-vcard.ts';
import { company } from '../content/company.ts';

export const GET: APIRoute = () => new Response(writeVcard(company));
