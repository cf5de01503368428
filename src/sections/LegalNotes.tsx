import type { ContactWords } from '../content/words.ts';
import { Fold } from '../parts/Fold.tsx';
import { ContactFacts } from './ContactFacts.tsx';

type Props = Pick<ContactWords, 'facts' | 'imprint' | 'counted' | 'privacy'>;

/** Imprint and privacy; the footer of every page links to them by fragment. */
export function LegalNotes({ facts, imprint, counted, privacy }: Props) {
  return (
    <section className="legal-notes band small" id="imprint" tabIndex={-1}>
      <h2 className="title" data-column="first">
        {imprint.title}
      </h2>
      <ContactFacts {...facts} />
      <div className="legal-notes__imprint" data-column="rest">
        {imprint.paragraphs.map((text, index) => (
          <p key={index}>{text}</p>
        ))}
      </div>
      <Fold title={privacy.title} id="privacy">
        {/* Empty without the page script, which fills it: client/page-script/count-files.ts. */}
        <p data-counted={counted.sentence} data-none={counted.none}>
          {''}
        </p>
        {privacy.paragraphs.map((text, index) => (
          <p key={index}>{text}</p>
        ))}
      </Fold>
    </section>
  );
}
