import { company } from '../content/company.ts';
import { writeVcard } from '../machine/write-vcard.ts';

export const GET = () => new Response(writeVcard(company));
