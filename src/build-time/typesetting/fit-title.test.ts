import { expect, it } from 'vitest';
import { fitTitle } from './fit-title.ts';

/** As if all letters were half an em wide: a line of a tablet has 15 of them, half of it 7. */
const measure = (line: string) => 0.5 * line.length;

it.each([
  { title: ['Custom', 'agents for', 'work that', 'repeats'], hasShortEnd: true },
  { title: ['Agents', 'for all your', 'documents'], hasShortEnd: false },
  { title: ['Agents'], hasShortEnd: false },
  // Whether "docs" fits the first line depends on how a browser rounds.
  { title: ['Agents for', 'docs too'], hasShortEnd: false },
])('$title leaves half of its last line on a tablet: $hasShortEnd', ({ title, hasShortEnd }) => {
  expect(fitTitle(title, measure).hasShortEnd).toBe(hasShortEnd);
});

it('the width of a title is that of its longest line, tracking and word spacing included', () => {
  expect(fitTitle(['Custom', 'agents for'], measure).width).toBeCloseTo(10 * 0.5 - 9 * 0.045 + 0.05);
});
