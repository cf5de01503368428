import { ButtonLink } from '../parts/ButtonLink.tsx';
import { PointList } from '../parts/PointList.tsx';
import { TermList } from '../parts/TermList.tsx';
import type { AboutWords } from '../site/words.ts';

/** What the client can rely on: whoever does the work, before signing, and even if the company were gone. */
export const Assurances = ({ people, tomorrow }: Pick<AboutWords, 'people' | 'tomorrow'>) => (
  <>
    <section className="band">
      <h2 id="work" data-column="first">
        {people.title}
      </h2>
      <div className="stack" data-column="rest">
        {people.lines.map((line, index) => (
          <p key={index} className="title lead">
            {line}
          </p>
        ))}
      </div>
    </section>
    <section className="band" data-joined>
      <h2 data-column="first">{people.proof.title}</h2>
      <TermList className="rows lead" data-column="rest" terms={people.proof.terms} />
    </section>
    <section className="band" data-joined>
      <h2 data-column="first">{tomorrow.title}</h2>
      <PointList points={tomorrow.points} />
      <div className="cluster" data-column="rest">
        <ButtonLink {...people.action} secondary />
      </div>
    </section>
  </>
);
