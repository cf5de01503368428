import { ButtonLink } from '../parts/ButtonLink.tsx';
import { FoldList } from '../parts/FoldList.tsx';
import { Name } from '../parts/Name.tsx';
import { PhoneLink } from '../parts/PhoneLink.tsx';
import { useSite } from '../parts/use-site.ts';
import { joinPlain } from '../site/typeset.ts';
import type { ContactWords } from '../site/words.ts';

/** Imprint and privacy notice. The footer of every page links to them. */
export function LegalNotes({ imprint, privacy }: ContactWords) {
  const { facts, pages } = useSite();
  return (
    <>
      <section className="band small" data-joined>
        <h2 className="title" id="imprint" tabIndex={-1} data-column="first">
          {imprint.title}
        </h2>
        <p data-column="rest">{imprint.text}</p>
        <CompanyFacts {...imprint.labels} />
        <div className="cluster" data-column="rest">
          <ButtonLink
            label={imprint.card}
            href={`${pages.contact.path}.vcf`}
            download={`${facts.registeredName}.vcf`}
            secondary
          />
        </div>
      </section>
      <section className="band" data-joined>
        <h2 className="title" id="privacy" tabIndex={-1} data-column="first">
          {privacy.title}
        </h2>
        <FoldList folds={privacy.folds} />
      </section>
    </>
  );
}

function CompanyFacts({ address, phone, number, management }: ContactWords['imprint']['labels']) {
  const { facts } = useSite();
  const town = joinPlain([facts.postcode, facts.town], ' ');
  const text = joinPlain([facts.registeredName, facts.street, town, facts.country], '\n');
  return (
    <dl className="columns" data-column="rest">
      <div>
        <dt>{address}</dt>
        <dd>
          <Name>{text}</Name>
        </dd>
      </div>
      {facts.phone && (
        <div>
          <dt>{phone}</dt>
          <dd>
            <PhoneLink phone={facts.phone} />
          </dd>
        </div>
      )}
      <div>
        <dt>{number}</dt>
        <dd>
          <Name>{facts.number}</Name>
        </dd>
      </div>
      {facts.managers && (
        <div>
          <dt>{management}</dt>
          <dd>
            <Name>{facts.managers}</Name>
          </dd>
        </div>
      )}
    </dl>
  );
}
