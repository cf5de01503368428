import type { AboutWords } from '../content/words.ts';
import { ButtonLink } from '../parts/ButtonLink.tsx';

/** One sentence whose first words are the heading. */
export function Mission({ title, text, people }: AboutWords['mission']) {
  return (
    <section className="mission band">
      <div className="mission__sentence" data-tight>
        <h2>{title}</h2> <p>{text}</p>
      </div>
      <div className="mission__people">
        <h2 className="title">{people.title}</h2>
        <p className="lead">{people.text}</p>
        <div className="button-links">
          <ButtonLink {...people.action} secondary />
        </div>
      </div>
    </section>
  );
}
