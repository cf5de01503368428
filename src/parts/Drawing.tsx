import { createContext, type ReactNode, useContext } from 'react';
import type { Still } from '../illustrations/draw-still.ts';
import type { DrawingName } from '../illustrations/programmes.ts';
import { MotionButton } from './MotionButton.tsx';

export type FindStill = (name: DrawingName) => Still;

/** The build draws the still pictures; a browser reads them from the page, to download no programme for them. */
export const StillContext = createContext<FindStill>((name) => {
  throw new Error(`The drawing "${name}" must be inside <StillContext value={…}>.`);
});

interface Props {
  name: DrawingName;
  /** Plays one move when the link of its card is hovered or focused, instead of playing by itself. */
  plays?: 'on-hover';
  /** Its still picture is a separate file, which does not delay the first view. */
  isBelowFirstView?: boolean;
  /** Shown over the drawing. */
  children?: ReactNode;
}

/**
 * A programme's first frame as a picture, and the canvas on which the page script animates it. It fills the height or
 * aspect ratio that its section gives to `.drawing`, cropped from the top left corner.
 */
export function Drawing({ name, plays, isBelowFirstView, children }: Props) {
  const { viewBox, kind, shapes } = useContext(StillContext)(name);
  const still = isBelowFirstView ? (
    // Without a low priority React would preload it, and so delay the first paint.
    <img src={`/drawings/${name}.svg`} alt="" fetchPriority="low" />
  ) : (
    <svg aria-hidden="true" viewBox={viewBox} preserveAspectRatio="xMinYMin slice">
      {shapes.map((shape) => (
        <path key={shape.d} {...shape} />
      ))}
    </svg>
  );
  // biome-ignore lint/a11y/noAriaHiddenOnFocusable: a canvas without a tabindex takes no focus.
  const canvas = <canvas aria-hidden="true" suppressHydrationWarning />;
  return (
    <div className="drawing" data-drawing={name} data-kind={kind} data-plays={plays} suppressHydrationWarning>
      {canvas}
      {kind === 'tiles' && (
        <div className="drawing__frame">
          <div className="drawing__ground" />
          {canvas}
        </div>
      )}
      {still}
      {children}
      {!plays && <MotionButton />}
    </div>
  );
}
