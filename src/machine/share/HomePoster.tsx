import { hero } from '../../content/home.ts';
import { TILE } from '../../illustrations/paint-tiles.ts';
import { Brand } from './Brand.tsx';
import { Figure } from './Figure.tsx';
import { HEIGHT_PX, MARGIN_PX, WIDTH_PX } from './frame.ts';
import { Headline } from './Headline.tsx';
import { setDisplay } from './set-display.ts';

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
      <Headline lines={lines} size={size} lineHeight={LINE_HEIGHT} />
      <Figure name="hero" x={left} y={0} side={HEIGHT_PX} units={TILES * TILE} />
      <Brand corner="bottom left" width={width} />
    </>
  );
}
