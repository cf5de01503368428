import { HtmlValidate } from 'html-validate';

const checker = new HtmlValidate({
  root: true,
  // The rules of the HTML standard alone; the other presets are about style.
  extends: ['html-validate:standard'],
  // ARIA in HTML forbids it on the label of a control; the package doesn't know this rule.
  elements: ['html5', { label: { attributes: { 'aria-hidden': { enum: ['false'] } } } }],
});

/** Returns one sentence for each fault in the HTML of a page. */
export async function findHtmlFaults(html: string): Promise<string[]> {
  const { results } = await checker.validateString(html);
  return results.flatMap(({ messages }) =>
    messages.map(({ message, selector }) => `${selector}: ${message}`),
  );
}
