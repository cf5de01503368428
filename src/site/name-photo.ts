/** The name of a person's photo in src/content/people/, without its ending: jose-garcia for José García. */
export const namePhoto = (person: string) =>
  person.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase().replaceAll('ß', 'ss').replaceAll(' ', '-');

/** The same for each spelling of such a name: Jürg, jurg and juerg, in whatever Unicode form a computer writes them. */
export const toPhotoKey = (name: string) => namePhoto(name).replaceAll(/(?<=[aou])e/g, '');
