import { HtmlValidate } from 'html-validate';
import { expect, it } from 'vitest';
import { readBuilt } from './built.ts';

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
