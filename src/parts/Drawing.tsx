import type { Beat, Programme } from '../illustrations/programme.ts';
import { type DrawingName, programmes } from '../illustrations/programmes.ts';
import { drawShapes } from '../illustrations/svg-pen.ts';
import { Tooltip } from '../interactive/Tooltip.tsx';
import { MotionButton } from './MotionButton.tsx';

interface Props {
  name: DrawingName;
  plays?: 'on-hover';
  /** What a visitor may do with the picture. */
  invitation?: string;
}

/**
 * A programme's first picture as SVG, and the canvas on which the script goes on with it. It fills the
 * height or aspect ratio that the section gives to `.drawing`, cropped from its top left corner.
 */
export function Drawing({ name, plays, invitation }: Props) {
  const programme: Programme<Beat> = programmes[name];
  const { x = 0, y = 0, width, height } = programme;
  // biome-ignore lint/a11y/noAriaHiddenOnFocusable: a canvas without a tabindex takes no focus.
  const canvas = <canvas aria-hidden="true" suppressHydrationWarning />;
  return (
    // The script marks the drawing before React may come.
    <div className="drawing" data-drawing={name} data-plays={plays} suppressHydrationWarning>
      {invitation ? (
        <Tooltip label={invitation} inside>
          {canvas}
        </Tooltip>
      ) : (
        canvas
      )}
      <svg aria-hidden="true" viewBox={`${x} ${y} ${width} ${height}`} preserveAspectRatio="xMinYMin slice">
        {drawShapes(programme).map((shape) => (
          <path key={shape.d} {...shape} />
        ))}
      </svg>
      {!plays && <MotionButton />}
    </div>
  );
}
