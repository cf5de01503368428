import { hero } from '../../content/home.ts';
import { TILE } from '../../illustrations/paint-tiles.ts';
import { CAP_HEIGHT_EM } from '../load-font.ts';
import { Brand } from './Brand.tsx';
import { Figure } from './Figure.tsx';
import { HEIGHT_PX, MARGIN_PX, WIDTH_PX } from './frame.ts';
import { setDisplay } from './set-display.ts';
import { Type } from './Type.tsx';

const TILES = 3;
const LARGEST_PX = 92;
const LINE_HEIGHT = 0.95;
const GAP_PX = 34;

/** The headline in its own lines, and beside it a square of tiles of which the middle one is the agent. */
export function HomePoster() {
  const left = WIDTH_PX - HEIGHT_PX;
  const width = left - MARGIN_PX - GAP_PX;
  const lines = hero.title.map((line) => setDisplay(line));
  const size = Math.min(LARGEST_PX, width / Math.max(...lines.map((line) => line.width)));
  return (
    <>
      {lines.map((line, i) => (
        <Type
          key={line.path}
          line={line}
          x={MARGIN_PX}
          y={MARGIN_PX + (CAP_HEIGHT_EM + i * LINE_HEIGHT) * size}
          size={size}
        />
      ))}
      <Figure name="hero" x={left} y={0} side={HEIGHT_PX} units={TILES * TILE} />
      <Brand corner="bottom left" width={width} />
    </>
  );
}
