import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Ink } from '../parts/Ink.tsx';
import { writeByHand } from './handwriting.ts';

it('writes all letters of the languages in both hands, and prints a name that has another letter', () => {
  for (const letter of 'äöüÄÖÜßàâæçéèêëîïôœùûüÿÀÂÇÉÈÊËÎÏÔŒÙÛìòñåø’-−0123456789')
    for (const turn of [0, 1])
      expect.soft(writeByHand(letter, turn)?.path, letter).toMatch(/^(m[\d,-]+q[\d,-]+t[\d,-]+z)+$/);
  const name = renderToStaticMarkup(Ink({ wraps: true, children: 'Marko Petrović' }));
  expect(name).toMatch(/^<span [^>]+>Marko Petrović<\/span>$/);
});
