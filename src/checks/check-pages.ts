import * as z from 'zod';
import { type ListedPage, MAX_DESCRIPTION_CHARACTERS, MAX_TITLE_CHARACTERS } from '../site/list-pages.ts';
import { describeProblems } from './describe-problems.ts';

/** Seven lines of the footer. */
const MAX_TAGLINE_CHARACTERS = 90;

const text = (most: number) =>
  z
    .string()
    .regex(/\S/, { error: 'is empty; write what is right for you', abort: true })
    .max(most, { error: `is longer than ${most} characters; shorten it` });

const words = z.object({
  page: z.object({ title: text(MAX_TITLE_CHARACTERS), description: text(MAX_DESCRIPTION_CHARACTERS) }),
});
const labels = z.object({ tagline: text(MAX_TAGLINE_CHARACTERS) });

/** Returns one sentence for each problem of the registry of pages and of what is said on each page, which contains facts. */
export function checkPages(
  listed: ListedPage[],
  drawings: string[],
  found: { tagline: string },
  folder: string,
): string[] {
  const pages = Object.fromEntries(listed.map((page) => [page.id, page]));
  const drawing = z.enum(drawings, { error: `is no drawing; choose one of ${drawings.join(', ')}` });
  const registry = z.record(z.string(), z.object({ drawing }));
  return [
    ...describeProblems(registry, 'src/content/pages.ts', pages),
    ...listed.flatMap((page) => describeProblems(words, `${folder}/${page.id}.ts`, { page })),
    ...describeProblems(labels, `${folder}/interface.ts`, found),
  ];
}
