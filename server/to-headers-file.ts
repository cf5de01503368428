import { contentTypeOf } from './content-types.ts';
import { type Deployment, listShared } from './deployment.ts';
import { kindOf } from './policy.ts';

/** What Cloudflare takes. */
const LINE_LIMIT = 2_000;
const RULE_LIMIT = 100;

/**
 * The `_headers` of Cloudflare, Netlify and hosts that follow them. Hashed files stand by name, since a rule for
 * their folder would have its 404s kept for a year; for all else these hosts ask again by themselves. Where they are
 * too many to be named, they are asked for again as well: slower, never wrong. PNG and SVG need no rule: all hosts know them.
 * Throws a sentence when the file would be more than Cloudflare takes.
 */
export function toHeadersFile(deployment: Deployment): string {
  const { policy, files } = deployment;
  const always = [
    describeRule('*', listShared(deployment)),
    ...files
      .filter((file) => kindOf(file) === 'file' && !/\.(png|svg)$/.test(file))
      .map((file) => describeRule(file, [['Content-Type', contentTypeOf(file)]])),
  ];
  const kept = files
    .filter((file) => kindOf(file) === 'hashed')
    .map((file) => describeRule(file, [['Cache-Control', policy.hashed['Cache-Control']!]]));
  const rules = always.length + kept.length > RULE_LIMIT ? always : [...always, ...kept];
  const text = `${rules.join('\n')}\n`;
  const longest = text.split('\n').toSorted((a, b) => b.length - a.length)[0]!;
  if (longest.length > LINE_LIMIT)
    throw new Error(
      `_headers would have a line of ${longest.length} characters, and Cloudflare takes ${LINE_LIMIT}: "${longest.slice(0, 60)} …" has to lose inline styles or scripts.`,
    );
  if (rules.length > RULE_LIMIT)
    throw new Error(
      `_headers would have ${rules.length} rules, and Cloudflare takes ${RULE_LIMIT}: the build has to make fewer files beside its pages.`,
    );
  return text;
}

function describeRule(path: string, headers: [name: string, value: string][]): string {
  return [`/${path}`, ...headers.map(([name, value]) => `  ${name}: ${value}`)].join('\n');
}
