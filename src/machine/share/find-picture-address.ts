import { createHash } from 'node:crypto';
import type { ListedPage } from '../../content/pages.ts';
import { drawSharePicture } from './draw-share-picture.tsx';

/** The file name of a page's picture without its extension: `home` for `/`. */
export const namePicture = (path: string) => path.slice(1) || 'home';

/**
 * The address of a page's picture. Networks cache pictures for weeks, so it changes with what is drawn; in the query,
 * so that the pictures of older posts are still found.
 */
export function findPictureAddress(page: ListedPage) {
  const version = createHash('sha256').update(drawSharePicture(page)).digest('hex').slice(0, 8);
  return `/share/${namePicture(page.path)}.png?${version}`;
}
