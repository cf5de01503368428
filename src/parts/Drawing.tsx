import type { Programme, Timeline } from '../illustrations/programme.ts';
import { type DrawingName, programmes } from '../illustrations/programmes.ts';
import { drawShapes } from '../illustrations/svg-pen.ts';
import { tileProgrammes } from '../illustrations/tile-programmes.ts';
import { MotionButton } from './MotionButton.tsx';

interface Props {
  name: DrawingName;
  /** Plays one move when the link around it is hovered or focused, instead of playing by itself. */
  plays?: 'on-hover';
}

/**
 * A programme's first frame as SVG, and the canvas on which the page script animates it. It fills the height or
 * aspect ratio that its section gives to `.drawing`, cropped from the top left corner.
 */
export function Drawing({ name, plays }: Props) {
  const programme: Programme<Timeline> = programmes[name];
  const { width, height } = programme;
  // biome-ignore lint/a11y/noAriaHiddenOnFocusable: a canvas without a tabindex takes no focus.
  const canvas = <canvas aria-hidden="true" suppressHydrationWarning />;
  const kind = name in tileProgrammes ? 'tiles' : 'services';
  return (
    <div className="drawing" data-drawing={name} data-kind={kind} data-plays={plays} suppressHydrationWarning>
      {canvas}
      {kind === 'tiles' && (
        <div className="drawing__frame">
          <div className="drawing__ground" />
          {canvas}
        </div>
      )}
      <svg aria-hidden="true" viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="xMinYMin slice">
        {drawShapes(programme).map((shape) => (
          <path key={shape.d} {...shape} />
        ))}
      </svg>
      {!plays && <MotionButton />}
    </div>
  );
}
