import * as z from 'zod';
import { LONGEST_DESCRIPTION, LONGEST_TITLE, type Page } from '../../content/pages.ts';
import { describeProblems } from './describe-problems.ts';

const text = (most: number) =>
  z.string().max(most, { error: `is longer than ${most} characters; shorten it` });

/** What is wrong with the registry of pages, with the owner's facts in its texts. */
export function checkPages(pages: Record<string, Page>, drawings: string[]): string[] {
  const drawing = z.enum(drawings, { error: `is no drawing; choose one of ${drawings.join(', ')}` });
  const page = z.object({
    title: text(LONGEST_TITLE),
    description: text(LONGEST_DESCRIPTION),
    picture: z.object({ drawing }).optional(),
  });
  return describeProblems(z.record(z.string(), page), 'src/content/pages.ts', pages);
}
