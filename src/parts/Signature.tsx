import type { ReactNode } from 'react';
import type { Action } from '../site/texts.ts';
import { ButtonLink } from './ButtonLink.tsx';
import { Ink } from './Ink.tsx';
import type { Photos } from './use-site.ts';
import './Signature.css';

interface Props {
  name?: string | undefined;
  turn?: number;
  photo?: ReturnType<Photos['get']>;
  /** Without a name, the line can wait for the visitor. */
  action?: Action;
  children: ReactNode;
}

/** A line with what a person has written on it, and print below it. */
export const Signature = ({ name, turn = 0, photo, action, children }: Props) => (
  <li className="signature">
    {action ? (
      <ButtonLink {...action} waits field />
    ) : (
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
    )}
    <p>{children}</p>
  </li>
);
