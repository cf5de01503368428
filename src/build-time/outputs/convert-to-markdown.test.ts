import { expect, it } from 'vitest';
import { convertToMarkdown } from './convert-to-markdown.ts';

const convert = (main: string) =>
  convertToMarkdown(`<p>Header</p><main>${main}</main>`, 'https://alpen.ch/page').trimEnd();

it('what is drawn, pressed or hidden is left out, and marks of the renderer with it', () => {
  expect(
    convert(
      '<p>a<!-- -->b<wbr/>\u00adc</p><svg><title>x</title></svg><button>Copy</button><p aria-hidden="true">x</p><p role="status">x</p>',
    ),
  ).toBe('abc');
});

it('a poster of single signs or lines is read as its label', () => {
  expect(convert('<p role="img" aria-label="CHE-1"><b>C</b><b>H</b></p>')).toBe('CHE-1');
  expect(convert('<a href="mailto:hi@a.ch" aria-label="hi@a.ch"><i>hi@</i><i>a.ch</i></a>')).toBe(
    '<hi@a.ch>',
  );
});

it('a sentence that begins as a heading is whole below it', () => {
  expect(convert('<div><h2>Our mission</h2> <p data-continues>is this.</p></div>')).toBe(
    '## Our mission\n\nOur mission is this.',
  );
  expect(convert('<h2>About</h2><p>ti&m is this.</p>')).toBe('## About\n\nti\\&m is this.');
});

it('lines that only styles set apart stay apart', () => {
  expect(convert('<p><span>Street 1</span><span>Town</span></p>')).toBe('Street 1 Town');
  expect(convert('<h2><span>Call us</span><span>.</span></h2>')).toBe('## Call us.');
});
