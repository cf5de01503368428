import { getImage } from 'astro:assets';
import type { ImageMetadata } from 'astro';
import { toPhotoKey } from '../site/name-photo.ts';

/** How wide a photo is on the widest screens. */
const MAX_WIDTH_PX = 360;

const files = import.meta.glob<ImageMetadata>('../content/people/*.{jpg,jpeg,png,webp,JPG,JPEG,PNG,WEBP}', {
  eager: true,
  import: 'default',
});
// Never loaded: because of them, dev asks checkPhotos again when such a file comes.
import.meta.glob('../content/people/*.{heic,heif,tif,tiff,HEIC,HEIF,TIF,TIFF}', { query: '?url' });

/** Crops each photo to a small picture of 3:4. Returns attributes of <img> by names as toPhotoKey writes them. */
export async function loadPhotos() {
  const photos = Object.entries(files).map(async ([path, photo]) => {
    // A small photo isn't enlarged.
    const width = Math.floor(Math.min(MAX_WIDTH_PX, photo.width, photo.height * 0.75));
    const size = { width, height: Math.floor(width / 0.75) };
    const { src } = await getImage({ src: photo, ...size, fit: 'cover', format: 'avif' });
    return [toPhotoKey(path.replace(/.*\/|\.[^.]*$/g, '')), { src, ...size }] as const;
  });
  return new Map(await Promise.all(photos));
}
