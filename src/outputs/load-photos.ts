import { getImage } from 'astro:assets';
import type { ImageMetadata } from 'astro';

/** The tile of a person on the widest screens, in px. */
const SQUARE = { width: 480, height: 480 };

const files = import.meta.glob<ImageMetadata>('../content/people/*.{jpg,jpeg,png,webp,JPG,JPEG,PNG,WEBP}', {
  eager: true,
  import: 'default',
});

/** Makes a small square picture of each photo. Returns attributes of <img> by names as namePhoto writes them. */
export async function loadPhotos() {
  const photos = Object.entries(files).map(async ([path, photo]) => {
    const { src } = await getImage({ src: photo, ...SQUARE, fit: 'cover', format: 'avif' });
    const name = path.replace(/.*\/|\.[^.]*$/g, '').toLowerCase();
    return [name, { src, ...SQUARE }] as const;
  });
  return new Map(await Promise.all(photos));
}
