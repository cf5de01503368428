import { SplitRing } from './SplitRing.tsx';
import './DecisionRing.css';

interface Props {
  href: string;
  label: string;
  /** What else voices say of the link. */
  hidden?: string;
}

/** The ring of a phase's last week. Its red quarter leads to what the visitor decides, or on from there, and says so below. */
export const DecisionRing = ({ href, label, hidden }: Props) => (
  <SplitRing>
    <a className="decision-link" href={href}>
      <i className="tile" data-corner="1" data-waits />
      <span>
        {label}
        {hidden && <span className="visually-hidden">: {hidden}</span>}
      </span>
    </a>
  </SplitRing>
);
