import type { AboutWords } from '../content/words.ts';
import { ButtonLink } from '../parts/ButtonLink.tsx';

/** What the client can rely on, whoever does the work, and what proves it. */
export function People({ lead, title, lines, proof, action }: AboutWords['people'] & { lead: string }) {
  return (
    <section className="people band">
      <p className="people__lead title">{lead}</p>
      <h2 className="title">{title}</h2>
      <PeopleLines lines={lines} />
      <h2 data-half="left">{proof.title}</h2>
      <div data-half="right">
        <PeopleLines lines={proof.lines} />
        <div className="button-links">
          <ButtonLink {...action} secondary />
        </div>
      </div>
    </section>
  );
}

const PeopleLines = ({ lines }: { lines: string[] }) => (
  <ul className="people__lines lead">
    {lines.map((line, index) => (
      <li key={index}>{line}</li>
    ))}
  </ul>
);
