import { expect, test } from 'vitest';
import { company } from '../content/company.ts';
import { findStaleDate, writeSecurityText } from './security-text.ts';

const BUILT = new Date('2026-01-01T00:00:00Z');
const YEAR_MS = 365 * 86_400_000;

test('security.txt says whom to tell, and until when that holds: less than a year', () => {
  const fields = new Map(
    writeSecurityText({ ...company, email: 'hi@alpen.ch', site: 'https://alpen.ch', languages: 'fr' }, BUILT)
      .trimEnd()
      .split('\n')
      .map((line) => line.split(/: (.*)/) as [string, string]),
  );
  expect([...fields.keys()]).toEqual(['Contact', 'Expires', 'Preferred-Languages', 'Canonical']);
  expect(fields.get('Contact')).toBe('mailto:hi@alpen.ch');
  expect(fields.get('Preferred-Languages')).toBe('fr');
  expect(fields.get('Canonical')).toBe('https://alpen.ch/.well-known/security.txt');
  const validMs = Date.parse(fields.get('Expires')!) - BUILT.getTime();
  expect(validMs).toBeGreaterThan(0);
  expect(validMs).toBeLessThan(YEAR_MS);
});

test('a build may be published until a month before its security.txt expires', () => {
  expect(findStaleDate(BUILT, BUILT)).toEqual([]);
  expect(findStaleDate(BUILT, new Date('2026-11-27T00:00:00Z'))).toEqual([]);
  expect(findStaleDate(BUILT, new Date('2026-11-27T00:00:01Z'))).toEqual([
    expect.stringContaining('its last commit, 2026-01-01'),
  ]);
});
