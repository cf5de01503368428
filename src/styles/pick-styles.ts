/**
 * Leaves out the rules of parts and sections that a page does not have, because each page carries its own styles. A rule
 * stays if the page has the first class of one of its selectors, or if it has no class.
 */
export function pickStyles(css: string, html: string): string {
  const classes = new Set([...html.matchAll(/class="([^"]*)"/g)].flatMap(([, list]) => list!.split(' ')));
  const isUsed = (selector: string) => {
    const [first] = selector.match(/(?<=\.)[a-z][\w-]*/) ?? [];
    return !first || classes.has(first);
  };
  return css.replace(/@layer (?:parts|sections)\s*\{.*?\}(?=\s*(?:@layer|$))/gs, (layer) =>
    layer
      .replace(/([^{}]+)\{[^{}]*\}/g, (rule, selectors: string) =>
        selectors.split(',').some(isUsed) ? rule : '',
      )
      .replace(/@(?:media|supports)[^{}]*\{\s*\}/g, ''),
  );
}
