import { fitLines } from './fit-lines.ts';

/** A longer half would make the poster's type small. */
const LONG_EM = 11;
const PLACES = /(?<=.)(?=[-_+.])/g;

/** Breaks an email address into the lines of a poster: after the @, and a long half once more before a dot or hyphen. */
export const breakEmail = (email: string): string[] =>
  email.split(/(?<=@)/).flatMap((half) => (fitLines([half]) > LONG_EM ? breakInTwo(half) : [half]));

function breakInTwo(half: string): string[] {
  const pairs = [...half.matchAll(PLACES)].map(({ index }) => [half.slice(0, index), half.slice(index)]);
  const [narrowest = [half]] = pairs.sort((one, other) => fitLines(one) - fitLines(other));
  return narrowest;
}
