import { getImage } from 'astro:assets';
import type { ImageMetadata } from 'astro';

/** A glyph's square on the widest screens. */
const SIDE_PX = 480;

const files = import.meta.glob<ImageMetadata>('../content/people/*.{jpg,jpeg,png,webp}', {
  eager: true,
  import: 'default',
});

/** Makes a small square picture of each photo. Returns attributes of <img> by names as namePhoto writes them. */
export async function loadPhotos() {
  const photos = Object.entries(files).map(async ([path, photo]) => {
    const { src } = await getImage({
      src: photo,
      width: SIDE_PX,
      height: SIDE_PX,
      fit: 'cover',
      format: 'avif',
    });
    const name = path.replace(/.*\/|\.[^.]*$/g, '');
    return [name, { src, width: SIDE_PX, height: SIDE_PX }] as const;
  });
  return new Map(await Promise.all(photos));
}
