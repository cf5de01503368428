import type { APIRoute } from 'astro';
import { company } from '../content/company.ts';
import { writeVcard } from '../machine/write-vcard.ts';

export const GET: APIRoute = () => new Response(writeVcard(company));
