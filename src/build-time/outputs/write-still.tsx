import { renderToStaticMarkup } from 'react-dom/server';
import { drawStill } from '../../illustrations/draw-still.ts';
import type { DrawingName } from '../../illustrations/programmes.ts';

/** The first frame of a drawing as an SVG file. */
export function writeStill(name: DrawingName): string {
  const { viewBox, shapes } = drawStill(name);
  return renderToStaticMarkup(
    <svg xmlns="http://www.w3.org/2000/svg" viewBox={viewBox}>
      {shapes.map((shape) => (
        <path key={shape.d} {...shape} />
      ))}
    </svg>,
  );
}
