import * as z from 'zod';
import { describeProblems } from './describe-problems.ts';

/** Seven lines of the footer. */
const MAX_TAGLINE_CHARACTERS = 90;

const words = z.object({
  tagline: z
    .string()
    .regex(/\S/, { error: 'is empty; write what is right for you', abort: true })
    .max(MAX_TAGLINE_CHARACTERS, {
      error: `is too long; the design has room for ${MAX_TAGLINE_CHARACTERS} characters`,
    }),
});

/** Returns one sentence for each problem of the words of the interface that are the owner's own. */
export const checkInterface = (found: { tagline: string }, folder: string) =>
  describeProblems(words, `${folder}/interface.ts`, found);
