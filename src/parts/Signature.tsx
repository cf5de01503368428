import type { ReactNode } from 'react';
import { Ink } from './Ink.tsx';
import type { Photos } from './use-site.ts';
import './Signature.css';

interface Props {
  name: string | undefined;
  turn?: number;
  photo?: ReturnType<Photos['get']>;
  children: ReactNode;
}

/** A line with what a person has written on it, and print below it. */
export const Signature = ({ name, turn = 0, photo, children }: Props) => (
  <li className="signature">
    <div className="signature__line">
      {photo && <img {...photo} alt="" />}
      {name && (
        <span>
          <Ink turn={turn} wraps>
            {name}
          </Ink>
        </span>
      )}
    </div>
    <p>{children}</p>
  </li>
);
