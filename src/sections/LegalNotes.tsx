import type { ReactNode } from 'react';
import type { Note } from '../content/words.ts';

/** Imprint and privacy; the footer of every page links to them by fragment. */
export function LegalNotes({ imprint, privacy, facts }: { imprint: Note; privacy: Note; facts: ReactNode }) {
  return (
    <section className="legal-notes band">
      <LegalNote id="imprint" {...imprint}>
        {facts}
      </LegalNote>
      <LegalNote id="privacy" {...privacy} />
    </section>
  );
}

function LegalNote({ id, title, paragraphs, children }: Note & { id: string; children?: ReactNode }) {
  return (
    <div className="legal-note" id={id} tabIndex={-1}>
      <h2 className="title">{title}</h2>
      {children}
      <div className="legal-note__text">
        {paragraphs.map((text, index) => (
          <p key={index}>{text}</p>
        ))}
      </div>
    </div>
  );
}
