import type { ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { INK, PAPER } from '../../illustrations/colours.ts';
import { AboutPoster } from './AboutPoster.tsx';
import { ContactPoster } from './ContactPoster.tsx';
import { HEIGHT_PX, WIDTH_PX } from './frame.ts';
import { HomePoster } from './HomePoster.tsx';
import { MethodologyPoster } from './MethodologyPoster.tsx';
import { ServicesPoster } from './ServicesPoster.tsx';

const posters: Record<string, ComponentType> = {
  '/': HomePoster,
  '/services': ServicesPoster,
  '/methodology': MethodologyPoster,
  '/about': AboutPoster,
  '/contact': ContactPoster,
};

/** The pages that have a picture for where their link is shared. */
export const sharedPaths = Object.keys(posters);

/** Draws the picture of the page at this path, as SVG without text. Throws where the page has no poster. */
export function drawSharePicture(path: string) {
  const Poster = posters[path];
  if (!Poster) {
    throw new Error(
      `The page ${path} has no picture for shared links: give it a poster in src/build/share/draw-share-picture.tsx.`,
    );
  }
  return renderToStaticMarkup(
    <svg
      xmlns="http://www.w3.org/2000/svg"
      width={WIDTH_PX}
      height={HEIGHT_PX}
      fill={PAPER}
      // What the mark's strokes take up.
      color={PAPER}
    >
      <path fill={INK} d={`M0 0h${WIDTH_PX}v${HEIGHT_PX}H0z`} />
      <Poster />
    </svg>,
  );
}
