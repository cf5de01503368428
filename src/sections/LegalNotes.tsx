import { Fragment, type ReactNode } from 'react';
import { company } from '../content/company.ts';

interface Note {
  title: string;
  paragraphs: string[];
}

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
        {paragraphs.map((text) => (
          <p key={text}>
            <Unbroken text={text} phrase={company.uid} />
          </p>
        ))}
      </div>
    </div>
  );
}

/** A registration number is never broken at its hyphen. */
function Unbroken({ text, phrase }: { text: string; phrase: string }) {
  const [before, ...after] = text.split(phrase);
  return (
    <>
      {before}
      {after.map((rest) => (
        <Fragment key={rest}>
          <span className="legal-note__number">{phrase}</span>
          {rest}
        </Fragment>
      ))}
    </>
  );
}
