import * as z from 'zod';
import type { Company } from '../content/company-schema.ts';
import { registry } from '../content/pages.ts';
import type { ServiceDrawing, Words } from '../content/words.ts';
import { drawings } from '../illustrations/drawings.ts';
import { MAX_DESCRIPTION_CHARACTERS, MAX_TITLE_CHARACTERS } from '../site/list-pages.ts';
import type { Site } from '../site/load-site.ts';
import { wordFiles } from '../site/write-words.ts';
import { describeProblems } from './describe-problems.ts';
import { drawable } from './drawable.ts';

const text = (what = 'is empty; write what is right for you') =>
  z.string({ error: what }).regex(/\S/, { error: what, abort: true });
const shortText = (most: number) =>
  text().max(most, { error: `is longer than ${most} characters; shorten it` });

const page = z.object({
  title: shortText(MAX_TITLE_CHARACTERS),
  description: shortText(MAX_DESCRIPTION_CHARACTERS),
  picture: z.object({ title: drawable }),
});

/** 14 letters fit one line of a title in a window of 320 px. */
const title = z.string().regex(/^(?!.*[^\s\u00ad-]{15})/u, {
  error: 'has a word of more than 14 letters; write \\u00ad where it may break',
});

/** The type makes sure that each drawing that words may name exists. */
const drawingNames = Object.keys(drawings satisfies Record<ServiceDrawing, unknown>);

const NUMBER_ERROR = { error: 'must be a whole number of one to four digits, without quotes' };
const number = z.int(NUMBER_ERROR).min(0, NUMBER_ERROR).max(9999, NUMBER_ERROR);

const service = z.object({
  id: z.string().regex(/^[a-z][a-z\d-]*$/, {
    error: 'must be small letters, digits and hyphens, such as agents',
  }),
  title,
  card: z.object({
    title: title.optional(),
    action: text("must name what the card's link shows, such as See the invoice example"),
  }),
  drawing: z
    .enum(drawingNames, { error: `does not exist; choose one of ${drawingNames.join(', ')}` })
    .optional(),
  example: z
    .object({ kind: z.string(), title, documents: z.array(z.object({ number })).optional() })
    .optional(),
});

const COUNT_ERROR = { error: 'must be two to five services, for which the design is made' };
const blocks = z
  .array(service)
  .min(2, COUNT_ERROR)
  .max(5, COUNT_ERROR)
  .superRefine((services, { addIssue }) => {
    const ids = services.map(({ id }) => id);
    for (const id of ids.filter((id, place) => ids.indexOf(id) < place))
      addIssue(`has the id ${id} twice; each service needs its own`);
    const cases = services.filter(({ example }) => example?.kind === 'case').map(({ id }) => id);
    if (cases.length > 1)
      addIssue(
        `has a case in ${cases.join(' and ')}; Services opens with one, so write 'steps' in the others`,
      );
  });

/** About has a line on each person of company.ts. */
function createAboutSchema(people: Company['people']) {
  const role = text("is missing; write what this person does, such as 'reviews the code'");
  const roles = z.object(Object.fromEntries(people.map(({ name }) => [name, role])));
  return z.object({ people: z.object({ roles }) });
}

const links = z.unknown().superRefine((texts, { addIssue }) => {
  const message = 'is not in src/content/pages.ts; link to another page, or take the link out';
  for (const { path, page } of listDestinations(texts))
    if (!(page in registry)) addIssue({ code: 'custom', path, input: page, message });
});

/** Returns one sentence for each problem of the words of a language. */
export function checkWords(
  { listedPages, words }: Pick<Site, 'listedPages' | 'words'>,
  people: Company['people'],
  folder: string,
): string[] {
  const check = (name: string, schema: z.ZodType, value: unknown) =>
    describeProblems(schema, `${folder}/${wordFiles[name]}.ts`, value);
  return [
    ...listedPages.flatMap((listed) => check(listed.id, z.object({ page }), { page: listed })),
    ...check('services', z.object({ blocks }), words.services),
    // An owner may have taken About out.
    ...('about' in words ? check('about', createAboutSchema(people), words.about) : []),
    ...Object.keys(words).flatMap((name) => check(name, links, words[name as keyof Words])),
  ];
}

/** Lists the pages that words link to, each with the path of the field that names it. */
function listDestinations(value: unknown, path: PropertyKey[] = []): { path: PropertyKey[]; page: string }[] {
  if (typeof value !== 'object' || !value) return [];
  return Object.entries(value).flatMap(([key, inner]) => {
    const place = [...path, Array.isArray(value) ? Number(key) : key];
    if (key === 'page' && typeof inner === 'string') return [{ path: place, page: inner }];
    return listDestinations(inner, place);
  });
}
