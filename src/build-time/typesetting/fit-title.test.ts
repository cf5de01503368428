import { expect, it } from 'vitest';
import { fitTitle } from './fit-title.ts';

/** As if all letters were half an em wide. */
const measure = (line: string) => 0.5 * line.length;

it('the width of a title is that of its longest line, tracking and word spacing included', () => {
  expect(fitTitle(['Custom', 'agents for'], measure)).toBeCloseTo(10 * 0.5 - 9 * 0.045 + 0.05);
});
