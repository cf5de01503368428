import type { ReactNode } from 'react';
import type { ContactWords, Note } from '../content/words.ts';

interface Props {
  imprint: Note;
  privacy: Note;
  facts: ReactNode;
  counted: ContactWords['counted'];
}

/** Imprint and privacy; the footer of every page links to them by fragment. */
export function LegalNotes({ imprint, privacy, facts, counted }: Props) {
  return (
    <section className="legal-notes band">
      <LegalNote id="imprint" half="left" {...imprint}>
        {facts}
      </LegalNote>
      <LegalNote id="privacy" half="right" {...privacy}>
        {/* Empty without the page script, which fills it: client/page-script/count-files.ts. */}
        <p className="legal-note__counted" data-counted={counted.sentence} data-none={counted.none}>
          {''}
        </p>
      </LegalNote>
    </section>
  );
}

type LegalNoteProps = Note & { id: string; half: 'left' | 'right'; children: ReactNode };

function LegalNote({ id, half, title, paragraphs, children }: LegalNoteProps) {
  return (
    <div className="legal-note" id={id} data-half={half} tabIndex={-1}>
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
