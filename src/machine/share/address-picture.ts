import { createHash } from 'node:crypto';
import type { ListedPage } from '../../content/pages.ts';
import { drawSharePicture } from './draw-share-picture.tsx';

/** A page's picture by the name of its file, `home` for `/`. */
export const namePicture = (path: string) => path.slice(1) || 'home';

/**
 * Where a page's picture is asked for. Networks keep a picture by its address for weeks, so the address
 * changes with what is drawn; in the query, so that the pictures of older posts still answer.
 */
export function addressPicture(page: ListedPage) {
  const version = createHash('sha256').update(drawSharePicture(page)).digest('hex').slice(0, 8);
  return `/share/${namePicture(page.path)}.png?${version}`;
}
