import { FoldList } from '../parts/FoldList.tsx';
import { Name } from '../parts/Name.tsx';
import { PhoneLink } from '../parts/PhoneLink.tsx';
import { TermList } from '../parts/TermList.tsx';
import { useSite } from '../parts/use-site.ts';
import type { ContactWords } from '../site/words.ts';

/** Imprint and privacy notice. The footer of every page links to them. */
export function LegalNotes({ imprint, privacy }: ContactWords) {
  const { facts, pages } = useSite();
  const town = `${facts.postcode} ${facts.town}`;
  const address = [facts.registeredName, facts.street, town, facts.country].join('\n');
  const card = (
    <a href={`${pages.contact.path}.vcf`} download={`${facts.registeredName}.vcf`}>
      {imprint.card}
    </a>
  );
  const { labels } = imprint;
  const rows = [
    {
      title: labels.address,
      text: (
        <>
          <Name>{address}</Name>
          {'\n'}
          {card}
        </>
      ),
    },
    { title: labels.phone, text: facts.phone && <PhoneLink phone={facts.phone} /> },
    { title: labels.number, text: <Name>{facts.number}</Name> },
    { title: labels.management, text: facts.managers && <Name>{facts.managers}</Name> },
  ];
  return (
    <>
      <section className="band" data-joined>
        <h2 id="imprint" data-column="first">
          {imprint.title}
        </h2>
        <p data-column="rest">{imprint.text}</p>
        <TermList className="columns" data-column="rest" terms={rows.filter(({ text }) => text)} />
      </section>
      <section className="band" data-joined>
        <h2 id="privacy" data-column="first">
          {privacy.title}
        </h2>
        <FoldList folds={privacy.folds} />
      </section>
    </>
  );
}
