import { Ink } from './Ink.tsx';
import { Struck } from './Struck.tsx';
import './Corrected.css';

/** A number that a person has struck out, with another one written beside it. */
export const Corrected = ({ from, to }: { from: number; to: number }) => (
  <span className="corrected">
    <Struck>{from}</Struck> <Ink>{`${to}`}</Ink>
  </span>
);
