import { listMissingLetters } from '../styles/typeface.ts';

/** Returns a sentence if a text that titles and shared pictures show has letters that the typeface lacks. */
export function checkLetters(prefix: string, text: string): string[] {
  const missing = listMissingLetters(text).join(' ');
  if (!missing) return [];
  return [
    `${prefix} ${JSON.stringify(text)} has ${missing}, which the typeface lacks; write it in other letters.`,
  ];
}
