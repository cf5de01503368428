import { Band } from '../parts/Band.tsx';
import { FoldList } from '../parts/FoldList.tsx';
import { Name } from '../parts/Name.tsx';
import { Numbered } from '../parts/Numbered.tsx';
import { PhoneLink } from '../parts/PhoneLink.tsx';
import { TermList } from '../parts/TermList.tsx';
import { useSite } from '../parts/use-site.ts';
import { ClosingCall } from '../sections/ClosingCall.tsx';
import { EmailPoster } from '../sections/EmailPoster.tsx';
import type { Words } from '../site/words.ts';

export function Contact({ contact }: Words) {
  const { facts, pages } = useSite();
  const { head, drafts, next, imprint, privacy, accessibility, closing } = contact;
  const { address, phone, number, management } = imprint.labels;
  return (
    <>
      <EmailPoster head={head} drafts={drafts} />
      <Band title={next.title} action={next.action} ground="ink">
        <TermList
          className="rows lead"
          terms={next.steps.map(({ title, text }, index) => ({
            title: <Numbered number={index + 1}>{title}</Numbered>,
            text,
          }))}
        />
      </Band>
      <Band title={imprint.title} id="imprint">
        <p>{imprint.text}</p>
        <TermList
          className="columns"
          terms={[
            {
              title: address,
              text: (
                <>
                  <Name>{`${facts.registeredName}\n${facts.street}\n${facts.postcode} ${facts.town}\n${facts.country}`}</Name>
                  {'\n'}
                  <a href={`${pages.contact.path}.vcf`} download={`${facts.registeredName}.vcf`}>
                    {imprint.card}
                  </a>
                </>
              ),
            },
            { title: phone, text: facts.phone && <PhoneLink phone={facts.phone} /> },
            { title: number, text: <Name>{facts.number}</Name> },
            { title: management, text: facts.managers && <Name>{facts.managers}</Name> },
          ]}
        />
      </Band>
      <Band title={privacy.title} id="privacy" joined>
        <FoldList folds={privacy.folds} isLegal />
      </Band>
      <Band title={accessibility.title} id="accessibility" joined>
        <FoldList folds={accessibility.folds} isLegal />
      </Band>
      <ClosingCall {...closing} />
    </>
  );
}
