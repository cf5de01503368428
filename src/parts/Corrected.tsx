import { Ink } from './Ink.tsx';
import './Corrected.css';

/** A number that a person has struck out, with another one in ink beside it. */
export const Corrected = ({ from, to }: { from: number; to: number }) => (
  <span className="corrected">
    <span className="visually-hidden">{to}</span>
    <span className="corrected__number" aria-hidden="true">
      {from}
      <svg viewBox="0 0 100 40" preserveAspectRatio="none" aria-hidden="true">
        <path d="M0 29C11 32 25 28 43 21C61 14 80 6 98 0C100-1 102 2 100 4C82 11 63 20 46 27C28 34 10 39 1 36C-2 34-2 29 0 29z" />
      </svg>
    </span>
    <Ink>{`${to}`}</Ink>
  </span>
);
