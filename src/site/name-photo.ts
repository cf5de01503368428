/** The name of a person's photo in src/content/people/, without its ending: jose-dangelo for José D'Angelo. */
export const namePhoto = (person: string) =>
  person
    .normalize('NFD')
    .replaceAll(/[\p{M}'’]/gu, '')
    .toLowerCase()
    .replaceAll(' ', '-');
