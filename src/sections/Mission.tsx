import type { mission } from '../content/about.ts';
import { bindLastWords } from '../parts/bind-last-words.ts';

/** One sentence; its first words are the heading. */
export function Mission({ title, text }: typeof mission) {
  return (
    <section className="mission band">
      <div className="mission__sentence">
        <h2>{title}</h2> <p>{bindLastWords(text)}</p>
      </div>
    </section>
  );
}
