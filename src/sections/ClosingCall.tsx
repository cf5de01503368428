import { ButtonLink } from '../parts/ButtonLink.tsx';
import type { ClosingWords } from '../site/words.ts';
import './ClosingCall.css';

/** A title across the page, with the text below it. */
export const ClosingCall = ({ title, text, action }: ClosingWords) => (
  <section className="closing-call band">
    <h2 data-tight>{title}</h2>
    <p className="lead" data-column="left">
      {text}
    </p>
    <div className="cluster" data-column="right">
      <ButtonLink {...action} waits />
    </div>
  </section>
);
