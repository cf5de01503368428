import { expect, test } from 'vitest';
import { blocks, type Service } from '../content/services.ts';
import { checkServices } from './check-services.ts';

const training: Service = {
  id: 'training',
  title: 'Training',
  card: { text: 'Text.' },
  lead: 'Lead.',
  points: ['One', 'Two'],
  action: { label: 'Ask', path: '/contact' },
};
const others = blocks.slice(0, 2);
const check = (change: object) => checkServices([...others, { ...training, ...change }]);

test('the services of the site are in order', () => {
  expect(checkServices(blocks)).toEqual([]);
});

test('a service needs neither a drawing nor an example, and a drawing may be used twice', () => {
  expect(check({})).toEqual([]);
  expect(check({ drawing: others[0]!.drawing })).toEqual([]);
});

test.each([
  [1, [expect.stringContaining('has 1 services; the design has room for 2 to 5')]],
  [2, []],
  [5, []],
  [6, [expect.stringContaining('has 6 services; the design has room for 2 to 5')]],
])('%i services are refused or in order', (count, problems) => {
  const services = Array.from({ length: count }, (_, i) => ({ ...training, id: `service-${i}` }));
  expect(checkServices(services)).toEqual(problems);
});

const wrong: [change: object, sentence: string][] = [
  [
    { drawing: 'agnets' },
    'drawing "agnets" of "Training" does not exist; choose agents, research or saas, or',
  ],
  // Not a poster: tiles that fill the head of Home.
  [{ drawing: 'hero' }, 'drawing "hero" of "Training" does not exist; choose agents, research or saas, or'],
  [
    { example: { kind: 'steps', title: 'Example', picture: 'dots', steps: ['1', '2', '3'] } },
    'picture "dots" of "Training" does not exist; choose bars or squares.',
  ],
  [{ id: 'Our training' }, 'id "Our training" of "Training" must be small letters'],
  [{ id: others[0]!.id }, `id "${others[0]!.id}" of "Training" is another service's already`],
  [{ title: 'Softwareentwicklung' }, 'title word "Softwareentwicklung" has more than 14 letters in a row'],
  [{ card: { title: 'Prozessautomatisierung', text: '' } }, 'title word "Prozessautomatisierung" has'],
];

test.each(wrong)('%j is told in one sentence with the file and the remedy', (change, sentence) => {
  const problems = check(change);
  expect(problems).toEqual([expect.stringContaining(`src/content/services.ts: ${sentence}`)]);
  expect(problems[0]).toMatch(/[^.]\.$/);
});

test('a long word is in order once it says where it may break', () => {
  expect(check({ title: 'Software\u00adentwicklung' })).toEqual([]);
});
