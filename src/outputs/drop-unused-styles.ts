import { transform } from 'lightningcss';

/** As `cssTarget` in astro.config.ts: without them, prefixed properties would be dropped. */
const TARGETS = {
  chrome: 111 << 16,
  firefox: 114 << 16,
  safari: (16 << 16) | (4 << 8),
  ios_saf: (16 << 16) | (4 << 8),
};

/** Of what `client/widgets` renders. */
const WIDGETS = [
  'tooltip',
  'toasts',
  'toast',
  'unexpected-error',
  'title',
  'button-link',
  'button-link__label',
];

/** The styles of the site without those of classes that are not in a page's HTML. */
export function dropUnusedStyles(styles: string, html: string): string {
  const used = new Set(WIDGETS);
  for (const [, names = ''] of html.matchAll(/ class="([^"]*)"/g))
    for (const name of names.split(' ')) used.add(name);
  const all = new Set(Array.from(styles.matchAll(/\.([a-z][\w-]*)/g), ([, name]) => name!));
  const { code } = transform({
    filename: 'site.css',
    code: Buffer.from(styles),
    minify: true,
    targets: TARGETS,
    unusedSymbols: [...all].filter((name) => !used.has(name)),
  });
  return code.toString();
}
