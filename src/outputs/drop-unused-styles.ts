import { browserslistToTargets, transform } from 'lightningcss';
import { OLDEST_BROWSERS } from './oldest-browsers.ts';

/** As the compiler has them: without targets, prefixed properties would be dropped. */
const TARGETS = browserslistToTargets(
  Object.entries(OLDEST_BROWSERS).map(([name, version]) => `${name.replace('ios', 'ios_saf')} ${version}`),
);

/** What React shows once an interaction has downloaded it. */
const widgets = Object.values(
  import.meta.glob<string>('../client/widgets/*.tsx', { query: '?raw', import: 'default', eager: true }),
);

/** The styles of the site without those of classes that are neither in a page's HTML nor in what React may show there. */
export function dropUnusedStyles(styles: string, html: string): string {
  const used = new Set<string>();
  for (const [, names = ''] of [html, ...widgets].join('').matchAll(/ class(?:Name)?="([^"]*)"/g))
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
