import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fitText } from './TextBlock.tsx';

/** As if each letter were half as wide as it is high. */
const measure = (line: string) => line.length / 2;

test('a longer one is broken between words before it is made smaller', () => {
  const room = { width: 100, height: 60, size: 20, lineHeight: 1 };
  const lines = ['The', 'Deliver', 'Impact'];
  expect(fitText('The Deliver Impact', measure, room)).toEqual({ lines, size: 20 });
});

test('no text loses a word, or is wider or higher than its room', () => {
  const words = fc.array(fc.stringMatching(/^\w{1,30}$/), { minLength: 1, maxLength: 12 });
  fc.assert(
    fc.property(words, fc.integer({ min: 20, max: 400 }), (words, height) => {
      const room = { width: 400, height, size: 60, lineHeight: 1.1 };
      const { lines, size } = fitText(words.join(' '), measure, room);
      expect(lines.join(' ')).toBe(words.join(' '));
      expect(lines.length * size * 1.1).toBeLessThanOrEqual(height);
      for (const line of lines) expect(measure(line) * size).toBeLessThanOrEqual(room.width);
    }),
  );
});
