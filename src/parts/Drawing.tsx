import type { ServiceDrawing } from '../content/words.ts';
import { MotionButton } from './MotionButton.tsx';

/**
 * The first frame of a drawing as a picture, and over it the canvas on which a script animates it. It fills the height or aspect
 * ratio that its section gives to `.drawing`, cropped from the top left corner.
 */
export function Drawing({ name }: { name: ServiceDrawing }) {
  return (
    <div className="drawing" data-drawing={name}>
      <img src={`/drawings/${name}.svg`} alt="" />
      {/* biome-ignore lint/a11y/noAriaHiddenOnFocusable: a canvas without a tabindex takes no focus. */}
      <canvas aria-hidden="true" />
      <MotionButton />
    </div>
  );
}
