import { Numbered } from '../parts/Numbered.tsx';
import type { MethodologyWords } from '../site/words.ts';
import './Contract.css';

/** The points of the contract, numbered, in columns. */
export const Contract = ({ title, lead, terms }: MethodologyWords['contract']) => (
  <section className="contract band" id="contract" data-dense>
    <h2 data-column="first">{title}</h2>
    {lead && <p data-column="rest">{lead}</p>}
    <ol role="list" className="columns" data-column="rest">
      {terms.map(({ title, text }, index) => (
        <li key={index}>
          <h3 className="lead">
            <Numbered number={index + 1}>{title}</Numbered>
          </h3>
          <p className="small">{text}</p>
        </li>
      ))}
    </ol>
  </section>
);
