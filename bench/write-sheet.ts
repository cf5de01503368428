import type { Figures } from './read-figures.ts';
import { type Section, sections } from './sections.ts';
import type { Measures, Row } from './write-measures.ts';

/** Everything that the quality sheet says: `docs/quality.json`. */
export interface Sheet {
  date: string;
  commit: string;
  machine: string;
  /** The version that made the sizes: another may compress a little better or worse. */
  brotli: string;
  audit: string;
  figures: Figures;
  /** By name: what suites and benches have found, each with its own date, commit and machine. */
  measures: Record<string, Measures>;
}

/** The sheet for people: `docs/quality.md`. */
export function writeSheet({ date, commit, machine, brotli, audit, figures, measures }: Sheet): string {
  const others = Object.keys(measures).filter((name) => !sections.some((section) => section.name === name));
  return `# The quality sheet

Written by \`npm run report\` on ${date} at commit ${commit}; do not edit it. Sizes and counts are compared with the build by
\`npm test\`. Scores and times are what suites and benches found last, each with its own date and machine: medians, and
in brackets the least and the most of the runs.

Machine of this report: ${machine}.

## Counts

${writeTable(figures.counts)}
## Sizes

Bytes, compressed by brotli ${brotli} at 11; \`tests/sizes.test.ts\` bounds them.

${writeTable(figures.pages)}
${writeTable(figures.fonts)}
## What is in the browser's files

Each package alone, minified and compressed, so that they make a little more than they do together. \`tests/quality.test.ts\`
allows no other.

${writeTable(figures.packages)}
## Known vulnerabilities

${audit}

${[
  ...sections,
  ...others.map((name): Section => ({ name, title: name, command: 'none that this sheet knows' })),
]
  .map((section) => writeSection(section, measures[section.name]))
  .join('\n')}`;
}

function writeSection({ title, command, about, tables }: Section, measures: Measures | undefined): string {
  const head = `## ${title}\n\n${about ? `${about}\n\n` : ''}`;
  if (!measures) return `${head}Not measured yet: \`${command}\`.\n`;
  const { date, commit, machine, rows } = measures;
  const shown = tables ?? [Object.keys(rows[0] ?? {})];
  return `${head}${shown.map((columns) => writeTable(rows, columns)).join('\n')}
\`${command}\`, ${date}, commit ${commit}. ${machine}.
`;
}

function writeTable(rows: Row[], columns = Object.keys(rows[0] ?? {})): string {
  const isText = (column: string) => rows.some((row) => /^\D/.test(`${row[column] ?? ''}`));
  const lines = [
    columns,
    columns.map((column) => (isText(column) ? '---' : '---:')),
    ...rows.map((row) => columns.map((column) => writeCell(row[column]))),
  ];
  return lines.map((cells) => `| ${cells.join(' | ')} |\n`).join('');
}

function writeCell(value: string | number = ''): string {
  return (typeof value === 'number' ? value.toLocaleString('en') : value).replaceAll('|', '\\|');
}
