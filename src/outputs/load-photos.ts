import { getImage } from 'astro:assets';
import type { ImageMetadata } from 'astro';
import { toPhotoKey } from '../site/name-photo.ts';

/** The tile of a person on the widest screens, in px. */
const SQUARE = { width: 480, height: 480 };

const files = import.meta.glob<ImageMetadata>('../content/people/*.{jpg,jpeg,png,webp,JPG,JPEG,PNG,WEBP}', {
  eager: true,
  import: 'default',
});
// Never loaded: because of them, dev asks checkPhotos again when such a file comes.
import.meta.glob('../content/people/*.{heic,heif,tif,tiff,HEIC,HEIF,TIF,TIFF}', { query: '?url' });

/** Makes a small square picture of each photo. Returns attributes of <img> by names as toPhotoKey writes them. */
export async function loadPhotos() {
  const photos = Object.entries(files).map(async ([path, photo]) => {
    const { src } = await getImage({ src: photo, ...SQUARE, fit: 'cover', format: 'avif' });
    return [toPhotoKey(path.replace(/.*\/|\.[^.]*$/g, '')), { src, ...SQUARE }] as const;
  });
  return new Map(await Promise.all(photos));
}
