import { renderToStaticMarkup } from 'react-dom/server';
import type { ServiceDrawing } from '../../content/words.ts';
import { drawings } from '../../illustrations/drawings.ts';
import { drawStill } from '../../illustrations/svg-pen.ts';

/** The first frame of a drawing as an SVG file. */
export function writeStill(name: ServiceDrawing): string {
  const drawing = drawings[name];
  return renderToStaticMarkup(
    <svg xmlns="http://www.w3.org/2000/svg" viewBox={`0 0 ${drawing.width} ${drawing.height}`}>
      {drawStill(drawing).map((shape) => (
        <path key={shape.d} {...shape} />
      ))}
    </svg>,
  );
}
