import { expect, it } from 'vitest';
import { readBuilt } from './built.ts';
import { findHtmlFaults } from './check-html.ts';

it.each(readBuilt('dist').pages)('$path is valid HTML', async ({ html }) =>
  expect(await findHtmlFaults(html)).toEqual([]),
);
