import { company } from '../content/company.ts';
import type { ContactWords } from '../content/words.ts';
import { ButtonLink } from '../parts/ButtonLink.tsx';
import { CopyButton } from '../parts/CopyButton.tsx';
import { PhoneLink } from '../parts/PhoneLink.tsx';
import { useSite } from '../parts/use-site.ts';

/** Imprint and privacy notice. The footer of every page links to them. */
export function LegalNotes({ facts, imprint, privacy }: ContactWords) {
  return (
    <section className="band small" id="imprint" data-joined tabIndex={-1}>
      <h2>{imprint.title}</h2>
      <Facts {...facts} />
      <Paragraphs texts={imprint.paragraphs} />
      <h2 id="privacy" tabIndex={-1}>
        {privacy.title}
      </h2>
      <Paragraphs texts={privacy.paragraphs} />
    </section>
  );
}

function Facts({ address, phone, number, card }: ContactWords['facts']) {
  const { facts, pages } = useSite();
  const lines = [facts.registeredName, company.street, `${company.postcode} ${company.town}`, facts.country];
  return (
    <dl className="columns" data-column={company.phone ? undefined : 'rest'}>
      <div>
        <dt>{address.label}</dt>
        <dd id="address">{lines.join('\n')}</dd>
        <dd className="cluster">
          <CopyButton {...address.copying} text={lines.join('\n')} source="address" />
        </dd>
      </div>
      {company.phone && (
        <div>
          <dt>{phone.label}</dt>
          <dd>
            <PhoneLink />
          </dd>
        </div>
      )}
      <div>
        <dt>{number.label}</dt>
        <dd id="number">{facts.number}</dd>
        <dd className="cluster">
          <CopyButton {...number.copying} text={company.uid} source="number" />
        </dd>
      </div>
      <div>
        {facts.managers && (
          <>
            <dt>{card.label}</dt>
            <dd>{facts.managers}</dd>
          </>
        )}
        <dd className="cluster">
          <ButtonLink
            label={card.action}
            href={`${pages.contact.path}.vcf`}
            download={`${company.name}.vcf`}
            secondary
          />
        </dd>
      </div>
    </dl>
  );
}

const Paragraphs = ({ texts }: { texts: string[] }) => (
  <div className="columns" data-column="rest">
    {texts.map((text, index) => (
      <p key={index}>{text}</p>
    ))}
  </div>
);
