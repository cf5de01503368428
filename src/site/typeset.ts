/** Where lines of a language break. */
export interface LineRules {
  /** Short words after which a line must not break, and phrases in which it must not. */
  noBreakAfter?: string[];
  unbroken?: string[];
  /** Long words, with hyphens where a line may break: Software-entwicklung. */
  hyphenated?: string[];
}

type Rule = readonly [pattern: RegExp | string, put: string | ((match: string) => string)];

const NO_BREAK_SPACE = '\u00a0';
const WORD_JOINER = '\u2060';
const SOFT_HYPHEN = '\u00ad';

/** A longer name may break. */
const MAX_NAME_CHARACTERS = 24;
/** Visitors select and copy these, so nothing invisible is put into them: addresses, and registration numbers. */
const COPIED = /@|\.\p{L}|^CHE-/u;
/** A hyphen after or before up to five letters, as in E-Mail and sous-traitant, or in an article number. */
const SHORT_PART =
  /(?<=(?<![\p{L}-])\p{L}{1,5}-)(?=\p{L})|(?<=\p{L}-)(?=\p{L}{1,5}(?![\p{L}-]))|(?<=[\d\p{Lu}]-)(?=\d)/gu;

/** The space between a number and what it counts. An amount, a time and an article number count nothing. */
const COUNT = /(?<=(?<!CHF )(?<![\d\p{L}.,:’-])\d{1,4}) (?=\p{L})/gu;

/** Where no line breaks, in every language. */
const COMMON: Rule[] = [
  [COUNT, NO_BREAK_SPACE],
  [/(?<=\d) (?=%)/g, NO_BREAK_SPACE],
  // A phone number.
  [/(?<=\+\d[\d ]*) (?=\d)/g, NO_BREAK_SPACE],
  [/(?<=\bCHF|[×÷−=]) (?=\d|CHF)/g, NO_BREAK_SPACE],
  [/ (?=[?!:;»])|(?<=«) /g, NO_BREAK_SPACE],
];
/** Where no line breaks in running text. A heading is so large that it needs each hyphen. */
const IN_TEXT: Rule = [
  /\S*-\S+/g,
  (word) => (COPIED.test(word) ? word : word.replace(SHORT_PART, WORD_JOINER)),
];

/**
 * Puts no-break spaces, word joiners and soft hyphens into what a page shows, and nowhere else does. Attributes stay as
 * they are: programs read them. So words, titles, mails and copied texts are plain.
 */
export function typeset(html: string, language: LineRules, names: string[]): string {
  const inHeadings = [...COMMON, ...createRules(language, names)];
  const inText = [...inHeadings, IN_TEXT];
  return html
    .split(/(<h[1-3]\b.*?<\/h[1-3]>)/s)
    .map((part, index) => applyRules(part, index % 2 ? inHeadings : inText))
    .join('');
}

/** To what is shown, between two tags. */
const applyRules = (html: string, rules: Rule[]) =>
  html.replace(/(?<=>)[^<]+/g, (text) =>
    rules.reduce((set, [pattern, put]) => set.replaceAll(pattern, put as string), text),
  );

function createRules({ noBreakAfter = [], unbroken = [], hyphenated = [] }: LineRules, names: string[]) {
  const short = names.filter(({ length }) => length <= MAX_NAME_CHARACTERS).map(escapeHtml);
  const after = noBreakAfter.join('|').replaceAll('.', '\\.');
  return [
    // A family name or a legal form stands with the word before it.
    ...short.map((name): Rule => [name, name.replace(/ (?=\S+$)/, NO_BREAK_SPACE)]),
    ...unbroken.map(
      (phrase): Rule => [phrase, phrase.replaceAll(' ', NO_BREAK_SPACE).replaceAll('-', `-${WORD_JOINER}`)],
    ),
    ...(after ? [[new RegExp(`(?<=(?:^|[\\s(«])(?:${after})) `, 'gi'), NO_BREAK_SPACE] as const] : []),
    ...hyphenated.map((word): Rule => [word.replaceAll('-', ''), word.replaceAll('-', SOFT_HYPHEN)]),
  ];
}

/** As React writes it. */
export const escapeHtml = (text: string) => text.replaceAll('&', '&amp;').replaceAll("'", '&#x27;');
