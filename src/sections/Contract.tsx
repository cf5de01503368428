import type { MethodologyWords } from '../site/words.ts';
import './Contract.css';

/** The points of the contract, numbered, as running text in columns. */
export const Contract = ({ title, lead, terms }: MethodologyWords['contract']) => (
  <section className="contract band" id="contract" data-joined>
    <h2 data-column="first">{title}</h2>
    <p data-column="rest">{lead}</p>
    <ol role="list" className="small" data-column="rest">
      {terms.map(({ title, text }) => (
        <li key={title}>
          <b>{title}</b>
          <p>{text}</p>
        </li>
      ))}
    </ol>
  </section>
);
