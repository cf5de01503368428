/**
 * Reads the text of a `_headers` file, as hosts do. Returns the headers of a path, by names in small letters. The pattern
 * of a rule may have one `*`. Throws a sentence about a line that is neither a path nor a header nor a comment.
 */
export function readHeaders(text: string): (path: string) => Record<string, string> {
  const rules: { pattern: RegExp; headers: [name: string, value: string][] }[] = [];
  for (const line of text.split('\n').map((line) => line.trim())) {
    const [, name, value] = /^([\w-]+)\s*:\s*(.+)$/.exec(line) ?? [];
    if (line.startsWith('/'))
      rules.push({ pattern: new RegExp(`^${line.replaceAll('.', '\\.').replace('*', '.*')}$`), headers: [] });
    else if (name && value) rules.at(-1)?.headers.push([name.toLowerCase(), value]);
    else if (line && !line.startsWith('#'))
      throw new Error(
        `hosting/_headers: "${line}" must be a path, such as /*, or below one a header, such as X-Frame-Options: DENY.`,
      );
  }
  return (path) =>
    Object.fromEntries(rules.filter(({ pattern }) => pattern.test(path)).flatMap(({ headers }) => headers));
}
