import { useSite } from './use-site.ts';
import './Button.css';
import './Drawing.css';

/**
 * Pauses and plays every drawing of the site. Hidden until a script can animate the one in its section. Both words are in
 * it: CSS shows the one that fits `data-motion`, which the page script sets on the root element.
 */
export function MotionButton() {
  const { pause, play, what } = useSite().words.labels.motion;
  return (
    <button className="motion-button" type="button">
      <svg className="icon" viewBox="0 0 12 14" aria-hidden="true">
        <path data-when="playing" d="M0 0h4v14H0zM8 0h4v14H8z" />
        <path data-when="paused" d="M0 0l12 7-12 7z" />
      </svg>
      <span data-when="playing">{pause}</span>
      <span data-when="paused">{play}</span>
      <span className="visually-hidden"> {what}</span>
    </button>
  );
}
