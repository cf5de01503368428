import type { AboutWords } from '../content/words.ts';
import { ButtonLink } from '../parts/ButtonLink.tsx';

/** Who does what the mission says. */
export function People({ title, text, action }: AboutWords['mission']['people']) {
  return (
    <section className="people band rows">
      <div>
        <h2 className="title">{title}</h2>
        <div>
          <p className="lead">{text}</p>
          <div className="button-links">
            <ButtonLink {...action} secondary />
          </div>
        </div>
      </div>
    </section>
  );
}
