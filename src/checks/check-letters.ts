import { listMissingLetters } from '../styles/typeface.ts';

/** Returns a sentence if a text, which pictures of shared links draw, has letters that their typeface lacks. */
export function checkLetters(place: string, text = ''): string[] {
  const missing = listMissingLetters(text).join(' ');
  if (!missing) return [];
  return [
    `${place} ${JSON.stringify(text)} has ${missing}, which the typeface of shared pictures lacks; write it in Latin letters.`,
  ];
}
