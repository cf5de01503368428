import { HtmlValidate } from 'html-validate';
import { expect, it } from 'vitest';
import { builtPages } from '../support/read-page.ts';

const validator = new HtmlValidate({
  extends: ['html-validate:recommended', 'html-validate:document'],
  rules: {
    // HTML allows both ways to write these, and React has chosen: <br/>, hidden="", popoverTarget.
    'void-style': 'off',
    'attribute-empty-style': 'off',
    'attr-case': 'off',
    // Our own server gives scripts and pages: whoever could change one could change the other. So the build adds none.
    'require-sri': ['error', { target: 'crossorigin' }],
  },
});

it.each(builtPages)('$path is valid HTML', async ({ file, html }) => {
  const report = await validator.validateString(html, file);
  const faults = report.results.flatMap(({ messages }) => messages);
  expect(faults.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`)).toEqual([]);
});
