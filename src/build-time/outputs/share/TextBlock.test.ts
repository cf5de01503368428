import { expect, test } from 'vitest';
import { fitText } from './TextBlock.tsx';

/** As if each letter were half as wide as it is high. */
const measure = (line: string) => line.length / 2;

test('a longer one is broken between words before it is made smaller', () => {
  const room = { width: 100, height: 60, size: 20, lineHeight: 1 };
  const lines = ['The', 'Deliver', 'Impact'];
  expect(fitText('The Deliver Impact', measure, room)).toEqual({ lines, size: 20 });
});

test.each([
  ['of one letter', ['a'], 20],
  ['of one long word', ['a'.repeat(30)], 400],
  ['of one long word in a low room', ['a'.repeat(30)], 20],
  ['of many short words', Array(12).fill('ab'), 60],
  ['of words of many lengths', [1, 30, 2, 20, 3, 10].map((length) => 'a'.repeat(length)), 100],
  ['of many long words', Array(12).fill('a'.repeat(30)), 20],
])('a text %s loses no word, and is not wider or higher than its room', (_what, words, height) => {
  const room = { width: 400, height, size: 60, lineHeight: 1.1 };
  const { lines, size } = fitText(words.join(' '), measure, room);
  expect(lines.join(' ')).toBe(words.join(' '));
  expect(lines.length * size * 1.1).toBeLessThanOrEqual(height);
  for (const line of lines) expect(measure(line) * size).toBeLessThanOrEqual(room.width);
});
