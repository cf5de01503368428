/** Where lines of a language break. */
export interface LineRules {
  /** Phrases in which a line must not break. */
  unbroken?: string[];
  /** Long words, with hyphens where a line may break: Software-entwicklung. */
  hyphenated?: string[];
  /** Phrases that stay as they are, with straight apostrophes too. */
  verbatim?: string[];
}

type Rule = readonly [pattern: RegExp | string, put: string];

const NO_BREAK_SPACE = '\u00a0';
const WORD_JOINER = '\u2060';
const SOFT_HYPHEN = '\u00ad';

/** Browsers copy a no-break space as a space. The other characters of typesetting leave a text that visitors may copy. */
export const makeCopyable = (text: string) => text.replaceAll(/[\u00ad\u2060]/g, '');

/** Undoes typesetting. Every text that leaves the page goes through this: other programs would show boxes. */
export const strip = (text: string) => makeCopyable(text).replaceAll(NO_BREAK_SPACE, ' ');

/** Where no line breaks, in every language. */
const COMMON: Rule[] = [
  // Between a number and what it counts. An amount, a time and an article number count nothing.
  [/(?<=(?<!CHF )(?<![\d\p{L}.,:’-])\d{1,4}) (?=\p{L})/gu, NO_BREAK_SPACE],
  [/(?<=\d) (?=%)/g, NO_BREAK_SPACE],
  [/(?<=\bCHF|[×÷−=]) (?=\d|CHF)/g, NO_BREAK_SPACE],
  [/ (?=[?!:;»])|(?<=«) /g, NO_BREAK_SPACE],
  // In an article number.
  [/(?<=[\p{Lu}\d]-)(?=\d)/gu, WORD_JOINER],
];

/**
 * Returns a function that puts no-break spaces, word joiners and soft hyphens into texts that are shown. Email addresses
 * and `facts` stay as they are, because visitors copy them.
 */
export function createTypesetter(
  { unbroken = [], hyphenated = [], verbatim = [] }: LineRules,
  facts: string[],
) {
  const rules: Rule[] = [
    [/(?<=\p{L})'(?=\p{L})/gu, '’'],
    // Before the others, which would change the phrases.
    ...unbroken.map(
      (phrase): Rule => [phrase, phrase.replaceAll(' ', NO_BREAK_SPACE).replaceAll('-', `-${WORD_JOINER}`)],
    ),
    ...COMMON,
    ...hyphenated.map((word): Rule => [word.replaceAll('-', ''), word.replaceAll('-', SOFT_HYPHEN)]),
  ];
  const set = (text: string) => rules.reduce((done, [pattern, put]) => done.replaceAll(pattern, put), text);
  const kept = [...verbatim, ...facts].map((text) => ({ text, changed: set(text) }));
  const toRestore = kept.filter(({ text, changed }) => changed !== text);
  return (text: string) =>
    toRestore.reduce(
      (restored, { text, changed }) => restored.replaceAll(changed, () => text),
      set(text).replaceAll(/\S*@\S*/g, strip),
    );
}

/** These keys hold names of pages, elements, drawings, pictures and files, which no reader sees. */
export const IDENTIFIER_KEYS = 'id page anchor drawing picture'.split(' ');

export function changeTexts<Value>(value: Value, change: (text: string) => string): Value;
export function changeTexts(value: unknown, change: (text: string) => string): unknown {
  if (typeof value === 'string') return change(value);
  if (Array.isArray(value)) return value.map((item) => changeTexts(item, change));
  if (typeof value !== 'object' || value === null) return value;
  const parts = Object.entries(value).map(([key, part]) => [
    key,
    typeof part === 'string' && IDENTIFIER_KEYS.includes(key) ? part : changeTexts(part, change),
  ]);
  return Object.fromEntries(parts);
}
