import { ButtonLink } from '../parts/ButtonLink.tsx';
import { CopyButton } from '../parts/CopyButton.tsx';
import { Name } from '../parts/Name.tsx';
import { PhoneLink } from '../parts/PhoneLink.tsx';
import { useSite } from '../parts/use-site.ts';
import { joinPlain } from '../site/typeset.ts';
import type { ContactWords } from '../site/words.ts';

/** Imprint and privacy notice. The footer of every page links to them. */
export function LegalNotes({ facts, imprint, privacy }: ContactWords) {
  const [first, second, third, last] = privacy.paragraphs;
  return (
    <>
      <section className="band small" data-joined>
        <h2 id="imprint" tabIndex={-1} data-column="first">
          {imprint.title}
        </h2>
        <p data-column="rest">{imprint.text}</p>
        <Facts {...facts} />
      </section>
      <section className="band small" data-joined>
        <h2 id="privacy" tabIndex={-1} data-column="first">
          {privacy.title}
        </h2>
        <div className="rows" data-halves data-column="rest">
          {[first, second, third, `${last} ${privacy.changed}`].map((text) => (
            <div key={text}>
              <p>{text}</p>
            </div>
          ))}
        </div>
      </section>
    </>
  );
}

function Facts({ address, phone, number, card }: ContactWords['facts']) {
  const { facts, pages } = useSite();
  const town = joinPlain([facts.postcode, facts.town], ' ');
  const text = joinPlain([facts.registeredName, facts.street, town, facts.country], '\n');
  return (
    <dl className="columns" data-column="rest">
      <div>
        <dt>{address.label}</dt>
        <dd id="address">
          <Name>{text}</Name>
        </dd>
        <dd className="cluster">
          <CopyButton {...address.copying} text={text} source="address" />
        </dd>
      </div>
      {facts.phone && (
        <div>
          <dt>{phone.label}</dt>
          <dd>
            <PhoneLink phone={facts.phone} />
          </dd>
        </div>
      )}
      <div>
        <dt>{number.label}</dt>
        <dd id="number">
          <Name>{facts.number}</Name>
        </dd>
        <dd className="cluster">
          <CopyButton {...number.copying} text={facts.uid} source="number" />
        </dd>
      </div>
      <div>
        {facts.managers && (
          <>
            <dt>{card.label}</dt>
            <dd>
              <Name>{facts.managers}</Name>
            </dd>
          </>
        )}
        <dd className="cluster">
          <ButtonLink
            label={card.action}
            href={`${pages.contact.path}.vcf`}
            download={`${facts.registeredName}.vcf`}
            secondary
          />
        </dd>
      </div>
    </dl>
  );
}
