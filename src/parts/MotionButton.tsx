import { useSite } from './use-site.ts';
import './Button.css';
import './MotionButton.css';

/** Pauses every drawing of the site while it is pressed, once on a page. Hidden until a script can animate them. */
export function MotionButton() {
  const { motion } = useSite().words.labels;
  return (
    <button className="motion-button text-button" type="button" aria-pressed="false">
      <svg className="icon" viewBox="0 0 20 18" aria-hidden="true">
        <path d="M6 1v16m8-16v16" />
      </svg>
      {motion}
    </button>
  );
}
