import { ButtonLink } from '../parts/ButtonLink.tsx';
import type { Action } from '../site/texts.ts';
import './ClosingCall.css';

export interface ClosingWords {
  title: string;
  text?: string | undefined;
  /** Contact has none: its page begins with it. */
  action?: Action | undefined;
}

/** The page's last word, and a red field beside it. */
export const ClosingCall = ({ title, text, action }: ClosingWords) => (
  <section className="closing-call band">
    <h2 className="statement">{title}</h2>
    {text && <p className="lead">{text}</p>}
    {action && <ButtonLink {...action} waits />}
  </section>
);
