import { existsSync } from 'node:fs';
import { registry } from '../content/pages.ts';
import { motifs } from '../outputs/share/motifs.ts';

const FILE = 'src/content/pages.ts';
/** Header, footer and other pages show their words. */
const NEEDED = ['home', 'services', 'contact'];

/** Returns one sentence for each problem of the registry of pages: what it lacks, and pages without a motif or a screen. */
export function checkRegistry(pages: Record<string, { motif: string }> = registry): string[] {
  const lacking = NEEDED.filter((id) => !(id in pages));
  const plain = Object.entries(pages).filter(([, { motif }]) => !(motif in motifs));
  const blank = Object.keys(pages).filter((id) => !existsSync(toScreen(id)));
  return [
    ...lacking.map((id) => `${FILE}: ${id} is missing; other pages show its words, so put it back.`),
    ...plain.map(
      ([id, { motif }]) =>
        `${FILE}: ${id}.motif "${motif}" does not exist; choose one of ${Object.keys(motifs).join(', ')}.`,
    ),
    ...blank.map((id) => `${toScreen(id)} is missing; write it, or take ${id} out of ${FILE}.`),
  ];
}

const toScreen = (id: string) => `src/screens/${id.charAt(0).toUpperCase()}${id.slice(1)}.tsx`;
