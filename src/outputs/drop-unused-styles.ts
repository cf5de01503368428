import { browserslistToTargets, transform } from 'lightningcss';
import { OLDEST_BROWSERS } from './oldest-browsers.ts';

/** As the compiler has them: without targets, prefixed properties would be dropped. */
const TARGETS = browserslistToTargets(
  Object.entries(OLDEST_BROWSERS).map(([name, version]) => `${name.replace('ios', 'ios_saf')} ${version}`),
);

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
