/** All texts and numbers of a value by their paths, such as "home.hero.title". */
export function listWords(value: unknown, path = ''): [path: string, text: string][] {
  if (value === undefined || value === null) return [];
  if (typeof value !== 'object') return [[path, `${value}`]];
  const start = path && `${path}.`;
  return Object.entries(value).flatMap(([key, part]) => listWords(part, `${start}${key}`));
}

export const listTexts = (value: unknown) => listWords(value).map(([, text]) => text);
