import { getImage } from 'astro:assets';
import type { ImageMetadata } from 'astro';
import type { Facts } from '../site/facts.ts';

/** How wide a photo is on the widest screens. */
const MAX_WIDTH_PX = 360;

const files = Object.entries(
  import.meta.glob<ImageMetadata>('../content/people/*.{jpg,jpeg,png,webp}', {
    eager: true,
    import: 'default',
    caseSensitive: false,
  }),
);

/** Crops the photos of people to small pictures of 3:4. Returns attributes of <img> by the people's names. */
export async function loadPhotos(people: Facts['people']) {
  const photos = people.map(async ({ name, photo }) => {
    // macOS writes ü as two characters.
    const file = files.find(([path]) => path.normalize('NFC').endsWith(`/${photo}`))?.[1];
    if (!file) return [];
    // A small photo isn't enlarged.
    const width = Math.floor(Math.min(MAX_WIDTH_PX, file.width, file.height * 0.75));
    const size = { width, height: Math.floor(width / 0.75) };
    const { src } = await getImage({ src: file, ...size, fit: 'cover', format: 'avif' });
    return [[name, { src, ...size }] as const];
  });
  return new Map((await Promise.all(photos)).flat());
}
