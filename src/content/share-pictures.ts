import { company } from './company.ts';
import { hero } from './home.ts';
import { head as services } from './services.ts';

/** What is to be seen on the picture of each page's shared link, for those who do not see it. By path. */
export const sharePictures: Record<string, string> = {
  '/': `${hero.title.join(' ')}: a square of ringed tiles, the middle one red.`,
  '/services': `${services.title}: discs that connect, bars round a curve, squares that leave one place free.`,
  '/methodology': 'The numerals 1, 2 and 3 as stairs, the 1 in red.',
  '/about': `The number ${company.uid}, its last digit in red.`,
  '/contact': `${company.email}, on a red rule.`,
};
