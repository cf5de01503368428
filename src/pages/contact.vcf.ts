import { writeVcard } from '../build/outputs/write-vcard.ts';
import { company } from '../content/company.ts';

export const GET = () => new Response(writeVcard(company));
