import type { mission } from '../content/about.ts';

/** One sentence; its first words are the heading. */
export function Mission({ title, text }: typeof mission) {
  return (
    <section className="mission band">
      <div className="mission__sentence">
        <h2>{title}</h2> <p>{text}</p>
      </div>
    </section>
  );
}
