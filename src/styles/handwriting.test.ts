import { expect, it } from 'vitest';
import { writeByHand } from './handwriting.ts';

it('writes all letters of the languages in both hands, and none that a hand lacks', () => {
  for (const letter of 'äöüÄÖÜßàâæçéèêëîïôœùûüÿÀÂÇÉÈÊËÎÏÔŒÙÛìòñåø’-−0123456789')
    for (const turn of [0, 1])
      expect.soft(writeByHand(letter, turn)?.path, letter).toMatch(/^(m[\d,-]+q[\d,-]+t[\d,-]+z)+$/);
  expect(writeByHand('Marko Petrović')).toBeUndefined();
});
