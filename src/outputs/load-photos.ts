import { getImage } from 'astro:assets';
import type { ImageMetadata } from 'astro';
import { toPhotoKey } from '../site/name-photo.ts';

/** How large a photo is on the widest screens, in px. */
const SIZE = { width: 360, height: 480 };

const files = import.meta.glob<ImageMetadata>('../content/people/*.{jpg,jpeg,png,webp,JPG,JPEG,PNG,WEBP}', {
  eager: true,
  import: 'default',
});
// Never loaded: because of them, dev asks checkPhotos again when such a file comes.
import.meta.glob('../content/people/*.{heic,heif,tif,tiff,HEIC,HEIF,TIF,TIFF}', { query: '?url' });

/** Crops each photo to a small upright picture. Returns attributes of <img> by names as toPhotoKey writes them. */
export async function loadPhotos() {
  const photos = Object.entries(files).map(async ([path, photo]) => {
    const { src } = await getImage({ src: photo, ...SIZE, fit: 'cover', format: 'avif' });
    return [toPhotoKey(path.replace(/.*\/|\.[^.]*$/g, '')), { src, ...SIZE }] as const;
  });
  return new Map(await Promise.all(photos));
}
