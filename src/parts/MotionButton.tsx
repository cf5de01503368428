import { Tooltip } from '../interactive/Tooltip.tsx';

/** Stops and starts every drawing of the site. Hidden until there is a script to stop. */
export function MotionButton() {
  return (
    <Tooltip>
      <button
        className="motion-button"
        type="button"
        aria-label="Pause motion"
        hidden
        // The script shows and renames it before React may come.
        suppressHydrationWarning
      />
    </Tooltip>
  );
}
