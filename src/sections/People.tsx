import type { AboutWords } from '../content/words.ts';
import { ButtonLink } from '../parts/ButtonLink.tsx';
import { TextList } from '../parts/TextList.tsx';

type Props = AboutWords['people'] & { lead: string };

/** What the client can rely on, whoever does the work, and what proves it before the client signs. */
export const People = ({ lead, title, lines, proof, action }: Props) => (
  <>
    <section className="band">
      <p className="title lead" data-column="rest">
        {lead}
      </p>
      <h2 data-column="first">{title}</h2>
      <TextList className="rows lead" data-column="rest" texts={lines} />
    </section>
    <section className="band" data-joined>
      <h2>{proof.title}</h2>
      <TextList className="rows lead" data-column="rest" texts={proof.lines} />
      <div className="cluster" data-column="rest">
        <ButtonLink {...action} secondary />
      </div>
    </section>
  </>
);
