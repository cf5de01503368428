import { type ListedPage, LONGEST_DESCRIPTION, LONGEST_TITLE, type Page } from '../content/pages.ts';

const LONGEST = { title: LONGEST_TITLE, description: LONGEST_DESCRIPTION };

/** What is wrong with the registry of pages, with the owner's facts in its texts. */
export function checkPages(pages: Record<string, Page | ListedPage>, drawings: string[]): string[] {
  const entries = Object.entries(pages);
  return entries.flatMap(([id, page], index) => {
    const problems: string[] = [];
    const report = (field: string, value: string, problem: string) =>
      problems.push(`src/content/pages.ts: ${id}.${field} ${JSON.stringify(value)} ${problem}.`);

    for (const field of ['title', 'description'] as const) {
      const { length } = page[field];
      if (length > LONGEST[field])
        report(
          field,
          page[field],
          `has ${length} characters; there is room for ${LONGEST[field]}, so shorten it`,
        );
      const same = entries.slice(0, index).find(([, other]) => other[field] === page[field]);
      if (same) report(field, page[field], `is that of ${same[0]} too; write one of its own`);
    }
    if ('picture' in page && !drawings.includes(page.picture.drawing))
      report('picture.drawing', page.picture.drawing, `is no drawing; choose one of ${drawings.join(', ')}`);
    return problems;
  });
}
