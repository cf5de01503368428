import { expect, test, vi } from 'vitest';
import { company } from './company.ts';

/** The words of the contact page for an owner with these facts. */
async function read(facts: Partial<typeof company>) {
  vi.resetModules();
  vi.doMock('./company.ts', () => ({ company: { ...company, ...facts } }));
  const { imprint, next, privacy } = await import('./contact.ts');
  return {
    imprint: imprint.paragraphs.join('\n'),
    privacy: privacy.paragraphs.join('\n'),
    steps: next.steps.map(({ text }) => text).join('\n'),
  };
}

test('the imprint and the privacy notice name host, mail provider, their countries and the month of the last change', async () => {
  const facts = { host: 'Hof AG', hostCountry: 'Austria', mailProvider: 'Post AG', mailCountry: 'Norway' };
  const { imprint, privacy } = await read({ ...facts, privacyChanged: '2027-01' });
  expect(imprint).toContain('hosted by Hof AG, Austria.');
  expect(privacy).toContain('Hof AG in Austria');
  expect(privacy).toContain('Post AG in Norway');
  expect(privacy).toMatch(/January 2027\.$/);
});

test('the privacy notice says for how long a host keeps logs, or that it keeps none', async () => {
  const kept = (await read({ hostKeepsLogs: '2 weeks' })).privacy;
  expect(kept).toContain('deleted after 2 weeks');
  const none = (await read({ hostKeepsLogs: 'none' })).privacy;
  expect(none).toContain('keeps no log');
  expect(none).not.toMatch(/deleted after|none/);
});

test('data that leaves the country is said to, and for what', async () => {
  const home = { hostCountry: 'Switzerland', mailCountry: 'Switzerland' };
  expect((await read(home)).privacy).not.toContain('outside');
  const mail = (await read({ ...home, mailCountry: 'Norway' })).privacy;
  expect(mail).toContain('For email, personal data is processed outside Switzerland: in Norway.');
  const both = (await read({ hostCountry: 'Norway', mailCountry: 'Norway' })).privacy;
  expect(both).toContain('For hosting and email, personal data is processed outside Switzerland: in Norway.');
});

test('a phone is named where there is one', async () => {
  expect((await read({ phone: '+41 44 123 45 67' })).imprint).toContain('+41 44 123 45 67');
  expect((await read({ phone: '' })).imprint).not.toContain('Phone');
});

test('the first step names the languages, however many they are', async () => {
  expect((await read({ languages: 'rm' })).steps).toContain('in Romansh.');
  expect((await read({ languages: 'en, de' })).steps).toContain('in English or German.');
  expect((await read({ languages: 'fr, de, it' })).steps).toContain('in French, German or Italian.');
});
