import { ButtonLink } from '../parts/ButtonLink.tsx';
import { TextList } from '../parts/TextList.tsx';
import type { AboutWords } from '../site/words.ts';

/** What the client can rely on: whoever does the work, before signing, and even if the company were gone. */
export const Assurances = ({ people, tomorrow }: Pick<AboutWords, 'people' | 'tomorrow'>) => (
  <>
    <section className="band" id="work">
      <h2 data-column="first">{people.title}</h2>
      <TextList className="rows lead" data-column="rest" texts={people.lines} />
    </section>
    <section className="band" data-joined>
      <h2 data-column="first">{people.proof.title}</h2>
      <TextList className="rows lead" data-column="rest" texts={people.proof.lines} />
    </section>
    <section className="band" data-joined>
      <h2 data-column="first">{tomorrow.title}</h2>
      <TextList className="rows lead" data-column="rest" texts={tomorrow.lines} />
      <div className="cluster" data-column="rest">
        <ButtonLink {...people.action} secondary />
      </div>
    </section>
  </>
);
