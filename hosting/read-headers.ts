/** Reads the text of a `_headers` file. Returns the headers of a path, by names in small letters. The pattern of a rule may have one `*`. */
export function readHeaders(text: string): (path: string) => Record<string, string> {
  const rules = Array.from(text.matchAll(/^(\/.*)\n((?: .*\n)+)/gm), ([, pattern = '', lines = '']) => ({
    pattern: new RegExp(`^${pattern.replaceAll('.', '\\.').replace('*', '.*')}$`),
    headers: Array.from(lines.matchAll(/^ +([\w-]+): (.+)$/gm), ([, name = '', value]) => [
      name.toLowerCase(),
      value,
    ]),
  }));
  return (path) =>
    Object.fromEntries(rules.filter(({ pattern }) => pattern.test(path)).flatMap(({ headers }) => headers));
}
