import type { Beat, Programme } from '../illustrations/programme.ts';
import { type DrawingName, programmes } from '../illustrations/programmes.ts';
import { drawShapes } from '../illustrations/svg-pen.ts';
import { MotionButton } from '../widgets/MotionButton.tsx';
import { Tooltip } from '../widgets/Tooltip.tsx';

interface Props {
  name: DrawingName;
  /** Makes one step when a visitor reaches for the link around it, instead of moving by itself. */
  plays?: 'on-hover';
  /** What a visitor may do with it, as a tooltip. */
  invitation?: string;
}

/**
 * A programme's first picture as SVG, and the canvas on which the script goes on with it. It fills the
 * height or aspect ratio that its section gives to `.drawing`, cropped from the top left corner.
 */
export function Drawing({ name, plays, invitation }: Props) {
  const programme: Programme<Beat> = programmes[name];
  const { width, height } = programme;
  // biome-ignore lint/a11y/noAriaHiddenOnFocusable: a canvas without a tabindex takes no focus.
  const canvas = <canvas aria-hidden="true" suppressHydrationWarning />;
  return (
    <div className="drawing" data-drawing={name} data-plays={plays} suppressHydrationWarning>
      {invitation ? (
        <Tooltip label={invitation} inside>
          {canvas}
        </Tooltip>
      ) : (
        canvas
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
