import { expect, test } from 'vitest';
import { words } from '../../tests/support/tested-site.ts';
import type { Service } from '../content/words.ts';
import { checkServices } from './check-services.ts';

const { blocks } = words.services;

const FOLDER = 'src/content/words/de';
const training: Service = {
  id: 'training',
  title: 'Training',
  card: { text: 'Text.', action: 'See it' },
  lead: 'Lead.',
  points: ['One', 'Two'],
  action: { label: 'Ask', page: 'contact' },
  questions: ['What?', 'How many?', 'Where?', 'By when?'],
};
const others = blocks.slice(0, 2);
const check = (change: object) => checkServices([...others, { ...training, ...change }], FOLDER);

test.each([
  ['the drawing of another', { drawing: others[0]!.drawing }],
  ['a long word that says where it may break', { title: 'Software\u00adentwicklung' }],
])('the services of the site are in order, and one with %s', (_what, change) => {
  expect(checkServices(blocks, FOLDER)).toEqual([]);
  expect(check(change)).toEqual([]);
});

test.each([1, 2, 5, 6])('two to five services are in order, %i or not', (count) => {
  const services = Array.from({ length: count }, (_, i) => ({ ...training, id: `service-${i}` }));
  expect(checkServices(services, FOLDER)).toHaveLength([2, 5].includes(count) ? 0 : 1);
});

test.each([
  [{ drawing: 'agnets' }, 'drawing "agnets" does not exist; choose one of agents, research, saas'],
  [{ example: { title: 'A', picture: 'dots' } }, 'example.picture "dots" does not exist; choose one of bars'],
  [{ example: { title: 'A', sheets: [{ figure: 1e4 }] } }, 'example.sheets[0].figure 10000 must be a whole'],
  [{ id: 'Our training' }, 'id "Our training" must be small letters, digits and hyphens, such as agents.'],
  [{ id: others[0]!.id }, `id "${others[0]!.id}" is another service's already; each needs its own.`],
  [{ title: 'Softwareentwicklung' }, 'title "Softwareentwicklung" has a word of more than 14 letters;'],
  [{ card: { title: 'Betriebsüberwachung', action: 'See it' } }, 'card.title "Betriebsüberwachung" has'],
  [{ card: { action: ' ' } }, 'card.action " " must name what'],
])('%j is told in one sentence with the file and the remedy', (change, sentence) => {
  expect(check(change)).toEqual([
    expect.stringContaining(`src/content/words/de/services.ts: blocks[2].${sentence}`),
  ]);
});
