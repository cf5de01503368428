import type { AboutWords } from '../content/words.ts';
import { ButtonLink } from '../parts/ButtonLink.tsx';

/** What the client can rely on, whoever does the work. */
export function People({ lead, title, lines, proof, action }: AboutWords['people'] & { lead: string }) {
  return (
    <section className="people band">
      <p className="lead">{lead}</p>
      <h2 className="title">{title}</h2>
      <ul className="people__points">
        {lines.map((line, index) => (
          <li key={index}>{line}</li>
        ))}
      </ul>
      <h3 className="title">{proof.title}</h3>
      <ul className="people__points">
        {proof.lines.map((line, index) => (
          <li key={index}>{line}</li>
        ))}
      </ul>
      <div className="button-links">
        <ButtonLink {...action} secondary />
      </div>
    </section>
  );
}
