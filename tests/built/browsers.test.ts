import { type Block, type CssNode, parse, walk } from 'css-tree';
import { expect, it } from 'vitest';
import { features } from 'web-features';
import { OLDEST_BROWSERS } from '../../src/outputs/oldest-browsers.ts';
import { builtPages, readTexts } from '../support/read-page.ts';

/** What one of the oldest browsers lacks and styles use anyway, by its name in the data of web-features, and what happens without it. */
const ONLY_ADDS = {
  'css.at-rules.font-face.ascent-override': 'Lines may move by a pixel or two when the font comes.',
  'css.at-rules.font-face.descent-override': 'As above.',
  'css.at-rules.font-face.line-gap-override': 'As above.',
  'css.at-rules.page': 'Sheets are printed with the margins of the browser.',
  'css.at-rules.property': 'What it would move is at its end at once.',
  'css.properties.break-after.avoid': 'A printed heading may stand at the foot of a sheet.',
  'css.properties.forced-color-adjust': 'The browser has no forced colours.',
  'css.properties.hyphenate-limit-chars': 'Shorter words are hyphenated too.',
  'css.properties.scrollbar-gutter': 'Where scroll bars take room, the open menu may be wider than the page.',
  'css.properties.text-wrap.pretty': 'A paragraph may end with a word on its own line.',
  'css.selectors.details-content': 'What is closed is not printed; on the screen it stands inside @supports.',
  'css.properties.content-visibility': 'As above.',
};

const { chrome, firefox, safari } = OLDEST_BROWSERS;
const OLDEST = Object.entries({ chrome, firefox, safari });

/** The first version of each browser that supports a feature, by its name in the data, such as css.properties.gap. */
const support = new Map<string, Record<string, string | undefined>>();
for (const feature of Object.values(features))
  if ('status' in feature)
    for (const [name, status] of Object.entries(feature.status.by_compat_key ?? {}))
      support.set(name, { ...status.support });

/** Names of types of values, which are nested in each other (css.types.color.oklch), by their last word. */
const types = Map.groupBy(
  [...support.keys()].filter((name) => name.startsWith('css.types.')),
  (name) => name.split('.').at(-1)!,
);

/** Whether one of the oldest browsers lacks a feature; not so where the data does not list it. */
function isNewer(name: string): boolean {
  const first = support.get(name);
  return (
    first !== undefined && OLDEST.some(([browser, oldest]) => readVersion(first[browser]) > Number(oldest))
  );
}

const readVersion = (version = 'Infinity') => Number.parseFloat(version.replace('≤', ''));

/** The names of all newer features that a style sheet uses outside @supports. */
function findNewer(styles: string): string[] {
  const used = new Set<string>();
  walk(parse(styles, { parseCustomProperty: true }), function (node) {
    if (node.type === 'Atrule' && node.name === 'supports') return walk.skip;
    const property = this.declaration && !this.function ? this.declaration.property : '';
    const scope = this.rule || !this.atrule ? 'css.properties' : `css.at-rules.${this.atrule.name}`;
    for (const name of listNames(node, scope, property, this.block)) used.add(name);
    return undefined;
  });
  return [...used].filter(isNewer);
}

/** The names of the features that a node uses; `scope` has the name of its property. */
function listNames(node: CssNode, scope: string, property: string, block: Block | null): string[] {
  switch (node.type) {
    case 'Atrule':
      return [`css.at-rules.${node.name}`];
    case 'Feature':
      return [`css.at-rules.${node.kind}.${node.name}`];
    case 'PseudoClassSelector':
    case 'PseudoElementSelector':
      return [`css.selectors.${node.name}`];
    case 'NestingSelector':
      return ['css.selectors.nesting'];
    case 'Declaration':
      return hasPrefixed(node.property, block) ? [] : [`${scope}.${node.property}`];
    case 'Identifier':
      return [`${scope}.${property}.${node.name}`];
    case 'Function':
      return [`${scope}.${property}.${node.name}`, ...listTypes(node.name)];
    case 'Dimension':
      return listTypes(node.unit);
    default:
      return [];
  }
}

/** Whether the compiler has written the property of older browsers beside it. */
const hasPrefixed = (property: string, block: Block | null) =>
  block?.children.some((node) => node.type === 'Declaration' && node.property === `-webkit-${property}`);

/** The types that have a value. None where one of them has had it for long. */
function listTypes(value: string): string[] {
  const names = types.get(value) ?? [];
  return names.every(isNewer) ? names : [];
}

const onlyAdds = (name: string) =>
  Object.keys(ONLY_ADDS).some((listed) => name === listed || name.startsWith(`${listed}.`));

it.each(builtPages)(
  'the styles of $path have nothing newer than the oldest browsers but what only adds',
  (page) => {
    const newer = findNewer(readTexts(page.tree, 'style').join(''));
    expect(newer.filter((name) => !onlyAdds(name))).toEqual([]);
  },
);

it('what is said to be newer is newer', () => {
  expect(Object.keys(ONLY_ADDS).filter((name) => !isNewer(name))).toEqual([]);
});
