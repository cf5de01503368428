import type { ContactWords } from '../content/words.ts';
import { ContactFacts } from './ContactFacts.tsx';

type Props = Pick<ContactWords, 'facts' | 'imprint' | 'privacy'>;

/** Imprint and privacy notice. The footer of every page links to them. */
export function LegalNotes({ facts, imprint, privacy }: Props) {
  return (
    <section className="band small" id="imprint" data-joined tabIndex={-1}>
      <h2>{imprint.title}</h2>
      <ContactFacts {...facts} />
      <Paragraphs texts={imprint.paragraphs} />
      <h2 id="privacy" tabIndex={-1}>
        {privacy.title}
      </h2>
      <Paragraphs texts={privacy.paragraphs} />
    </section>
  );
}

const Paragraphs = ({ texts }: { texts: string[] }) => (
  <div className="columns" data-column="rest">
    {texts.map((text, index) => (
      <p key={index}>{text}</p>
    ))}
  </div>
);
