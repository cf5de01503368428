import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { ACCENT } from '../../src/content/brand/accent.ts';
import { INK, LINE, PAPER, WHITE } from '../../src/illustrations/colours.ts';
import { builtPages, readTexts } from '../support/read-page.ts';

const source = join(import.meta.dirname, '../../src');

it.each(builtPages)('drawings and styles of $path share their colours', ({ tree }) => {
  const styles = readTexts(tree, 'style').join('');
  const colours = { INK, PAPER, WHITE, LINE, ACCENT };
  for (const [name, colour] of Object.entries(colours)) {
    const [, value] = styles.match(new RegExp(`--${name.toLowerCase()}: ?(#[0-9a-f]+)`)) ?? [];
    expect(value, name).toBe(colour);
  }
});

it('the accent is written in one file', () => {
  const files = globSync('**/*.{ts,tsx,css,astro}', { cwd: source, exclude: ['**/*.test.ts'] });
  const written = files.filter((file) => readFileSync(join(source, file), 'utf8').includes(ACCENT));
  expect(written).toEqual(['content/brand/accent.ts']);
});
