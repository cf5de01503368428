import { useSite } from './use-site.ts';
import './Button.css';
import './MotionButton.css';

/** Pauses every drawing of the site while it is pressed, once on a page. Hidden until a script can animate them. */
export const MotionButton = () => (
  <button className="motion-button" type="button" aria-pressed="false">
    <svg viewBox="0 0 12 14" aria-hidden="true">
      <path d="M0 0h4v14H0zM8 0h4v14H8z" />
    </svg>
    {useSite().words.labels.motion}
  </button>
);
