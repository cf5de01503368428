import * as z from 'zod';
import { LONGEST_DESCRIPTION, LONGEST_TITLE, type Page } from '../../content/pages.ts';
import { describeProblems } from './describe-problems.ts';

const text = (most: number) =>
  z.string().max(most, { error: `is longer than ${most} characters; shorten it` });

const words = z.record(
  z.string(),
  z.object({ title: text(LONGEST_TITLE), description: text(LONGEST_DESCRIPTION) }),
);

/** What is wrong with the registry of pages, and with their words, in which the owner's facts stand. */
export function checkPages(pages: Record<string, Page>, drawings: string[]): string[] {
  const drawing = z.enum(drawings, { error: `is no drawing; choose one of ${drawings.join(', ')}` });
  const registry = z.record(z.string(), z.object({ drawing: drawing.optional() }));
  return [
    ...describeProblems(registry, 'src/content/pages.ts', pages),
    ...describeProblems(words, 'src/content/words/en/pages.ts', pages),
  ];
}
