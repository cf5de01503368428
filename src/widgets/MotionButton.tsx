import { Tooltip } from './Tooltip.tsx';

/** Stops and starts every drawing of the site. Hidden until there is a script, and so a motion, to stop. */
export function MotionButton() {
  return (
    <Tooltip>
      <button
        className="motion-button"
        type="button"
        aria-label="Pause motion"
        hidden
        suppressHydrationWarning
      />
    </Tooltip>
  );
}
