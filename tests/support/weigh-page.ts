import { type BuiltPage, readPublished, weigh } from './read-build.ts';

/** What a page weighs on the wire, by kind, in brotli bytes. */
export function weighPage(page: BuiltPage) {
  const html = weigh(page.html);
  const css = weighAll(page.stylesheets);
  // Inline scripts travel inside the page: they weigh what the page would weigh less without them.
  const inline = html - weigh(page.inlineScripts.reduce((text, code) => text.replace(code, ''), page.html));
  const script = weighAll(page.scripts);
  const drawings = weighAll(page.lazyScripts);
  return {
    name: page.name,
    html,
    css,
    script,
    drawings,
    whole: html + css + script + drawings,
    firstScript: inline + script + drawings,
    react: weighAll(page.reachScripts),
  };
}

function weighAll(paths: string[]): number {
  return paths.reduce((sum, path) => sum + weigh(readPublished(path)), 0);
}
