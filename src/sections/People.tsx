import type { AboutWords } from '../content/words.ts';
import { ButtonLink } from '../parts/ButtonLink.tsx';

/** What the client can rely on, whoever does the work. */
export const People = ({
  lead,
  title,
  lines,
}: Pick<AboutWords['people'], 'title' | 'lines'> & { lead: string }) => (
  <section className="band">
    <p className="title lead" data-column="rest">
      {lead}
    </p>
    <h2 data-column="first">{title}</h2>
    <Statements lines={lines} />
  </section>
);

/** What proves it before the client signs. */
export const Proof = ({ proof, action }: Pick<AboutWords['people'], 'proof' | 'action'>) => (
  <section className="band" data-joined>
    <h2>{proof.title}</h2>
    <Statements lines={proof.lines} />
    <div className="cluster" data-column="rest">
      <ButtonLink {...action} secondary />
    </div>
  </section>
);

const Statements = ({ lines }: { lines: string[] }) => (
  <ul className="rows lead" data-column="rest">
    {lines.map((line) => (
      <li key={line}>{line}</li>
    ))}
  </ul>
);
