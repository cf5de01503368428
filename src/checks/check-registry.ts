import { existsSync } from 'node:fs';
import * as z from 'zod';
import { registry } from '../content/pages.ts';
import { motifs } from '../outputs/share/motifs.ts';
import { describeProblems } from './describe-problems.ts';

const FILE = 'src/content/pages.ts';
/** Header, footer and other pages show their words. */
const NEEDED = ['home', 'services', 'contact'];

const names = Object.keys(motifs);
const motif = z.enum(names, { error: `does not exist; choose one of ${names.join(', ')}` });
const schema = z.record(z.string(), z.object({ motif }));

/** Returns one sentence for each problem of the registry of pages: what it lacks, and pages without a screen. */
export function checkRegistry(pages: Record<string, object> = registry): string[] {
  const lacking = NEEDED.filter((id) => !(id in pages));
  const blank = Object.keys(pages).filter((id) => !existsSync(toScreen(id)));
  return [
    ...describeProblems(schema, FILE, pages),
    ...lacking.map((id) => `${FILE}: ${id} is missing; other pages show its words, so put it back.`),
    ...blank.map((id) => `${toScreen(id)} is missing; write it, or take ${id} out of ${FILE}.`),
  ];
}

const toScreen = (id: string) => `src/screens/${id.charAt(0).toUpperCase()}${id.slice(1)}.tsx`;
