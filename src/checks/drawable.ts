import * as z from 'zod';
import { listMissingLetters } from '../outputs/typesetting/typeface.ts';

const listMissing = (text: unknown) => listMissingLetters(`${text}`);

/** Text that pictures of shared links draw in the typeface. */
export const drawable = z.unknown().refine((text) => listMissing(text).length === 0, {
  error: ({ input }) =>
    `has ${listMissing(input).join(' ')}, which the typeface of shared pictures lacks; write it in Latin letters`,
});
