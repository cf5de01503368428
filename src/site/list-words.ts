/** All texts and numbers of a value by their paths, such as "home.hero.title". A part of a list that has an id is named by it. */
export const listWords = (value: unknown, path = ''): [path: string, text: string][] =>
  typeof value === 'object'
    ? Object.entries(value ?? {}).flatMap(([key, part]) =>
        listWords(part, `${path && `${path}.`}${part?.id ?? key}`),
      )
    : value === undefined
      ? []
      : [[path, `${value}`]];

export const listTexts = (value: unknown) => listWords(value).map(([, text]) => text);
