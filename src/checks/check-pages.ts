import * as z from 'zod';
import type { Labels } from '../content/words.ts';
import { motifs } from '../outputs/share/motifs.ts';
import { type ListedPage, MAX_DESCRIPTION_CHARACTERS, MAX_TITLE_CHARACTERS } from '../site/list-pages.ts';
import { describeProblems } from './describe-problems.ts';

/** Seven lines of the footer. */
const MAX_TAGLINE_CHARACTERS = 90;

const text = (most: number) =>
  z
    .string()
    .regex(/\S/, { error: 'is empty; write what is right for you', abort: true })
    .max(most, { error: `is longer than ${most} characters; shorten it` });

const names = Object.keys(motifs);
const motif = z.enum(names, { error: `does not exist; choose one of ${names.join(', ')}` });
const registry = z.record(z.string(), z.object({ motif }));
const words = z.object({
  page: z.object({ title: text(MAX_TITLE_CHARACTERS), description: text(MAX_DESCRIPTION_CHARACTERS) }),
});
const labels = z.object({ tagline: text(MAX_TAGLINE_CHARACTERS) });

/** Returns one sentence for each problem of the registry of pages and of what is said on each page, which contains facts. */
export function checkPages(
  listed: ListedPage[],
  { tagline }: Pick<Labels, 'tagline'>,
  folder: string,
): string[] {
  const pages = Object.fromEntries(listed.map((page) => [page.id, page]));
  return [
    ...describeProblems(registry, 'src/content/pages.ts', pages),
    ...listed.flatMap((page) => describeProblems(words, `${folder}/${page.id}.ts`, { page })),
    ...describeProblems(labels, `${folder}/interface.ts`, { tagline }),
  ];
}
