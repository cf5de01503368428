import { readFileSync } from 'node:fs';

const tokens = readFileSync('src/styles/tokens.css', 'utf8');

/** Reads a number of tokens.css, without its unit. */
export function readToken(name: string): number {
  return Number(new RegExp(`--${name}: (-?[\\d.]+)`).exec(tokens)![1]);
}
