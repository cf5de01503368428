import { fitEmail } from './fit-email.ts';
import { fitTitle } from './fit-title.ts';
import { measureBearings } from './measure-bearings.ts';
import { measureClosing } from './measure-closing.ts';
import { loadDisplayType } from './measure-text.ts';

/** Texts that a page sets as large as its width allows, or aligns by their ink. */
export interface DisplayTexts {
  /** A title whose lines are given. */
  title?: readonly string[] | undefined;
  /** A title that may break after each word. */
  head?: string | undefined;
  /** The lines of a closing title, of which the last does not break. */
  closing?: readonly string[] | undefined;
  email?: string;
  /** A number whose glyphs are elements, each with its character as `data-glyph`. */
  number?: string;
  /** A single digit. */
  digit?: string;
}

const measure = loadDisplayType();

/** The CSS rules of one page that depend on its texts: widths of lines and side bearings of glyphs, in em. */
export function writeRules({ title, head, closing, email, number, digit }: DisplayTexts): string {
  const properties = [
    title && writeWidth('title', fitTitle(title, measure)),
    head && writeWidth('head', fitTitle(head.split(' '), measure)),
    closing && writeWidth('closing', measureClosing(closing, measure)),
    email && writeWidth('email', fitEmail(email, measure).width),
    digit &&
      measureBearings(digit).map(
        ({ ink, left, right }) => `--ink-width:${ink};${writeBearings(left, right)}`,
      ),
  ];
  const glyphs = measureBearings(number?.replace(/\W/g, '') ?? '').map(
    ({ glyph, left, rightAtCapHeight }) =>
      `[data-glyph="${glyph}"]{${writeBearings(left, rightAtCapHeight)}}`,
  );
  return `:root{${properties.filter(Boolean).join(';')}}${glyphs.join('')}`;
}

/** Rounded up: a line slightly wider than its box would break. */
const writeWidth = (name: string, em: number) => `--${name}-width:${(Math.ceil(100 * em) / 100).toFixed(2)}`;

const writeBearings = (left: number, right: number) =>
  `--left-bearing:${left};--right-bearing:${right.toFixed(3)}`;
