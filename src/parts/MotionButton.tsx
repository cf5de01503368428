import { Tooltip } from './Tooltip.tsx';
import { useSite } from './use-site.ts';

/** Pauses and plays every drawing of the site. Hidden until a script can animate its drawing. */
export function MotionButton() {
  return (
    <Tooltip label={<MotionLabel />}>
      <button className="motion-button" type="button">
        <MotionLabel />
      </button>
    </Tooltip>
  );
}

/** Both labels: CSS shows the one that fits `data-motion`, which the page script sets on the root element. */
function MotionLabel() {
  const { motion } = useSite().words.labels;
  return (
    <>
      <span data-when="playing">{motion.pause}</span>
      <span data-when="paused">{motion.play}</span>
    </>
  );
}
