/** Where lines of a language break. */
export interface LineRules {
  /** Short words after which a line must not break, and phrases in which it must not. */
  noBreakAfter?: string[];
  unbroken?: string[];
  /** Long words, with hyphens where a line may break: Software-entwicklung. */
  hyphenated?: string[];
}

declare const isPlain: unique symbol;
/**
 * A text as the owner wrote it, for what programs read: titles, mail, copied texts, cards. What a page shows is typeset,
 * with characters that such programs would show as boxes.
 */
export type PlainText = string & { readonly [isPlain]: true };

/** Words or facts whose texts are plain. */
export type Plain<Value> = Value extends string
  ? string extends Value
    ? PlainText
    : Value
  : Value extends (...parameters: never) => unknown
    ? Value
    : { [Key in keyof Value]: Plain<Value[Key]> };

export const joinPlain = (texts: PlainText[], separator: string) => texts.join(separator) as PlainText;

type Rule = readonly [pattern: RegExp | string, put: string];

const NO_BREAK_SPACE = '\u00a0';
const WORD_JOINER = '\u2060';
const SOFT_HYPHEN = '\u00ad';

/** Where no line breaks, in every language. */
const COMMON: Rule[] = [
  // Between a number and what it counts. An amount, a time and an article number count nothing.
  [/(?<=(?<!CHF )(?<![\d\p{L}.,:’-])\d{1,4}) (?=\p{L})/gu, NO_BREAK_SPACE],
  [/(?<=\d) (?=%)/g, NO_BREAK_SPACE],
  // In a phone number.
  [/(?<=\+\d[\d ]*) (?=\d)/g, NO_BREAK_SPACE],
  [/(?<=\bCHF|[×÷−=]) (?=\d|CHF)/g, NO_BREAK_SPACE],
  [/ (?=[?!:;»])|(?<=«) /g, NO_BREAK_SPACE],
  // In an article number. Visitors copy registration numbers, so nothing invisible is in these.
  [/(?<=[\p{Lu}\d]-)(?<!CHE-)(?=\d)/gu, WORD_JOINER],
  // A legal form stands with the name before it.
  [/ (?=(?:AG|GmbH|KlG|SA|Sàrl|SNC)(?!\p{L}))/gu, NO_BREAK_SPACE],
];

/** Returns a function that puts no-break spaces, word joiners and soft hyphens into texts that are shown. */
export function createTypesetter({ noBreakAfter = [], unbroken = [], hyphenated = [] }: LineRules) {
  const after = noBreakAfter.join('|').replaceAll('.', '\\.');
  const rules: Rule[] = [
    // The first, because the others would change the phrases.
    ...unbroken.map(
      (phrase): Rule => [phrase, phrase.replaceAll(' ', NO_BREAK_SPACE).replaceAll('-', `-${WORD_JOINER}`)],
    ),
    ...COMMON,
    ...(after ? [[new RegExp(`(?<=(?:^|[\\s(«])(?:${after})) `, 'gi'), NO_BREAK_SPACE] as const] : []),
    ...hyphenated.map((word): Rule => [word.replaceAll('-', ''), word.replaceAll('-', SOFT_HYPHEN)]),
  ];
  return (text: string) => rules.reduce((set, [pattern, put]) => set.replaceAll(pattern, put), text);
}

/** These keys hold names of pages, elements, drawings and kinds, which no reader sees. */
export const NAMES = 'id page anchor drawing outcome kind sign picture'.split(' ');

/** Returns words with all their texts changed. */
export function changeTexts<Value>(value: Value, change: (text: string) => string): Value;
export function changeTexts(value: unknown, change: (text: string) => string): unknown {
  if (typeof value === 'string') return change(value);
  if (Array.isArray(value)) return value.map((item) => changeTexts(item, change));
  if (typeof value !== 'object' || value === null) return value;
  const parts = Object.entries(value).map(([key, part]) => [
    key,
    typeof part === 'string' && NAMES.includes(key) ? part : changeTexts(part, change),
  ]);
  return Object.fromEntries(parts);
}
