import file from '../content/brand/mark.svg?raw';

/** The company's mark as markup that fills its parent, whatever size its file names. */
export const mark = file
  .slice(file.indexOf('<svg'))
  .replace(/^<svg[^>]*>/, (tag) => tag.replaceAll(/\s(width|height)="[^"]*"/g, ''));
