import { Tooltip } from './Tooltip.tsx';
import { useSite } from './use-site.ts';

/** Pauses and plays every drawing of the site. Hidden until a script has made its drawing move. */
export function MotionButton() {
  return (
    <Tooltip label={<MotionLabel />}>
      <button className="motion-button" type="button">
        <MotionLabel />
      </button>
    </Tooltip>
  );
}

/** Both labels: CSS shows the one of `data-motion` on the root element, which the page script owns. */
function MotionLabel() {
  const { motion } = useSite().words.labels;
  return (
    <>
      <span data-when="playing">{motion.pause}</span>
      <span data-when="paused">{motion.play}</span>
    </>
  );
}
