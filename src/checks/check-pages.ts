import * as z from 'zod';
import { registry } from '../content/pages.ts';
import type { Words } from '../content/words.ts';
import type { Site } from '../site/create-site.ts';
import { MAX_DESCRIPTION_CHARACTERS, MAX_TITLE_CHARACTERS } from '../site/list-pages.ts';
import { wordFiles } from '../site/write-words.ts';
import { describeProblems } from './describe-problems.ts';
import { drawable } from './drawable.ts';

/** Seven lines of the footer. */
const MAX_TAGLINE_CHARACTERS = 90;

const text = (most: number) =>
  z
    .string()
    .regex(/\S/, { error: 'is empty; write what is right for you', abort: true })
    .max(most, { error: `is longer than ${most} characters; shorten it` });

const page = z.object({
  title: text(MAX_TITLE_CHARACTERS),
  description: text(MAX_DESCRIPTION_CHARACTERS),
  picture: z.object({ title: drawable }),
});
const labels = z.object({ tagline: text(MAX_TAGLINE_CHARACTERS) });

/** Returns one sentence for each problem of what is said of each page, and for each link to a page that is not there. */
export function checkPages(
  { listedPages, words }: Pick<Site, 'listedPages' | 'words'>,
  folder: string,
): string[] {
  return [
    ...listedPages.flatMap((listed) =>
      describeProblems(z.object({ page }), `${folder}/${listed.id}.ts`, { page: listed }),
    ),
    ...describeProblems(labels, `${folder}/interface.ts`, words.labels),
    ...checkDestinations(words, folder),
  ];
}

function checkDestinations(words: Words, folder: string): string[] {
  return Object.entries(words).flatMap(([name, texts]) =>
    listDestinations(texts)
      .filter(({ page }) => !(page in registry))
      .map(
        ({ path, page }) =>
          `${folder}/${wordFiles[name]}.ts: ${path} "${page}" is not in src/content/pages.ts; link to another page, or take the link out.`,
      ),
  );
}

/** Lists the pages that words link to, each with the path of the field that names it. */
function listDestinations(value: unknown, path: (string | number)[] = []): { path: string; page: string }[] {
  if (typeof value !== 'object' || !value) return [];
  return Object.entries(value).flatMap(([key, inner]) => {
    const place = [...path, /^\d+$/.test(key) ? Number(key) : key];
    if (key === 'page' && typeof inner === 'string') return [{ path: z.core.toDotPath(place), page: inner }];
    return listDestinations(inner, place);
  });
}
