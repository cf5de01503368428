import { expect, it } from 'vitest';
import { keepTogether } from './keep-together.ts';

it.each([
  ['<p>Loi et ordre, et paix</p>', '<p>Loi et\u00a0ordre, et\u00a0paix</p>'],
  [
    '<a title="Favre et Fils" data-copy="A et B">Et nous</a>',
    '<a title="Favre et Fils" data-copy="A et B">Et\u00a0nous</a>',
  ],
  ['<p>Secret et <b>net</b></p>', '<p>Secret et\u00a0<b>net</b></p>'],
])('binds words in shown text alone: %s', (html, bound) => expect(keepTogether(html, ['et'])).toBe(bound));
