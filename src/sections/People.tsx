import type { AboutWords } from '../content/words.ts';
import { ButtonLink } from '../parts/ButtonLink.tsx';

/** What the client can rely on, whoever does the work, and what proves it. */
export function People({ lead, title, lines, proof, action }: AboutWords['people'] & { lead: string }) {
  return (
    <section className="band">
      <p className="title lead" data-column="rest">
        {lead}
      </p>
      <h2 className="title" data-column="first">
        {title}
      </h2>
      <div data-column="rest">
        <Statements lines={lines} />
      </div>
      <h2 data-column="left">{proof.title}</h2>
      <div className="stack" data-column="right">
        <Statements lines={proof.lines} />
        <div className="cluster">
          <ButtonLink {...action} secondary />
        </div>
      </div>
    </section>
  );
}

const Statements = ({ lines }: { lines: string[] }) => (
  <ul className="rows lead">
    {lines.map((line, index) => (
      <li key={index}>{line}</li>
    ))}
  </ul>
);
