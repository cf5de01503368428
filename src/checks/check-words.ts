import * as z from 'zod';
import { registry } from '../content/pages.ts';
import { drawings } from '../illustrations/drawings.ts';
import { MAX_DESCRIPTION_CHARACTERS, MAX_TITLE_CHARACTERS } from '../site/list-pages.ts';
import type { Site } from '../site/load-sites.ts';
import { describeProblems } from './describe-problems.ts';
import { drawable } from './drawable.ts';

const shortText = (most: number) =>
  z.string().max(most, { error: `is longer than ${most} characters; shorten it` });

const page = z.object({
  title: shortText(MAX_TITLE_CHARACTERS),
  description: shortText(MAX_DESCRIPTION_CHARACTERS),
  picture: z.object({ title: drawable }),
});

/** 14 letters fit one line of a title in a window of 320 px. */
const title = z.string().regex(/^(?!.*[^\s\u00ad-]{15})/u, {
  error: 'has a word of more than 14 letters; write \\u00ad where it may break',
});

const drawingNames = Object.keys(drawings);
const service = z.object({
  id: z.string().regex(/^[a-z][a-z\d-]*$/, {
    error: 'must be small letters, digits and hyphens, such as agents',
  }),
  title,
  card: z.object({ title: title.optional() }),
  drawing: z
    .enum(drawingNames, { error: `does not exist; choose one of ${drawingNames.join(', ')}` })
    .optional(),
  example: z.object({ kind: z.string(), title }).optional(),
});

const COUNT_ERROR = { error: 'must be two to five services, for which the design is made' };
const blocks = z
  .array(service)
  .min(2, COUNT_ERROR)
  .max(5, COUNT_ERROR)
  .refine((services) => new Set(services.map(({ id }) => id)).size === services.length, {
    error: 'have an id twice; each service needs its own',
  })
  .refine((services) => services.filter(({ example }) => example?.kind === 'case').length < 2, {
    error: "have two cases; Services opens with one, so write 'steps' in the other",
  });

/** Returns one sentence for each problem of the words of a language. */
export function checkWords({ code, language, facts, listedPages, words }: Site): string[] {
  const folder = `src/content/words/${code}`;
  const check = (name: string, schema: z.ZodType, value: unknown) =>
    describeProblems(schema, `${folder}/${name}.ts`, value);
  const error = "is missing; write what this person does, such as 'reviews the code'";
  const roles = z.object(Object.fromEntries(facts.people.map(({ name }) => [name, z.string({ error })])));
  const tag = z.string().regex(new RegExp(`^${code}\\b`), {
    error: `is not one of this language; write one such as ${code}-CH`,
  });
  return [
    ...check('language', z.object({ tag }), language),
    ...listedPages.flatMap((listed) => check(listed.id, z.object({ page }), { page: listed })),
    ...check('services', z.object({ blocks }), words.services),
    // An owner may have taken About out.
    ...('about' in words ? check('about', z.object({ people: z.object({ roles }) }), words.about) : []),
    ...Object.entries(words).flatMap(([name, texts]) =>
      listUnknownPages(texts).map(
        (id) =>
          `${folder}/${name}.ts: page "${id}" is not in src/content/pages.ts; link to another page, or take the link out.`,
      ),
    ),
  ];
}

/** Lists the pages that texts link to and the registry doesn't have. */
function listUnknownPages(texts: object): string[] {
  const links = JSON.stringify(texts).matchAll(/"page":"([^"]*)"/g);
  return [...new Set(Array.from(links, ([, id]) => id!))].filter((id) => !(id in registry));
}
