import { HtmlValidate } from 'html-validate';
import { expect, it } from 'vitest';
import { speculationRules } from '../src/outputs/speculation-rules.ts';
import { readBuilt, texts } from './built.ts';

const checker = new HtmlValidate({
  root: true,
  // The rules of the HTML standard alone; the other presets are about style.
  extends: ['html-validate:standard'],
  // ARIA in HTML forbids it on the label of a control; the package doesn't know this rule.
  elements: ['html5', { label: { attributes: { 'aria-hidden': { enum: ['false'] } } } }],
});

it.each(readBuilt('dist').pages)('$path is valid HTML', async ({ html }) => {
  const { results } = await checker.validateString(html);
  const faults = results.flatMap(({ messages }) => messages);
  expect(faults.map(({ message, selector }) => `${selector}: ${message}`)).toEqual([]);
});

it.each(readBuilt('dist').pages)('$path has role=list on each list outside a nav, for Safari', ({ tree }) =>
  expect(texts(tree, ':is(ul, ol):not([role=list])')).toEqual(
    texts(tree, 'nav :is(ul, ol):not([role=list])'),
  ),
);

it('browsers prerender the page under the pointer, and fetch those in the open menu', () => {
  const hover = { eagerness: 'moderate' };
  const menu = {
    where: { selector_matches: expect.stringMatching(/^:popover-open a/) },
    eagerness: 'immediate',
  };
  expect(JSON.parse(speculationRules)).toMatchObject({ prefetch: [hover, menu], prerender: [hover] });
});
