import { Band } from '../parts/Band.tsx';
import { Ink } from '../parts/Ink.tsx';
import { Name } from '../parts/Name.tsx';
import { TermList } from '../parts/TermList.tsx';
import { useSite } from '../parts/use-site.ts';
import { AboutHead } from '../sections/AboutHead.tsx';
import { ClosingCall } from '../sections/ClosingCall.tsx';
import type { Words } from '../site/words.ts';
import '../parts/Poster.css';

export function About({ about, contact }: Words) {
  const { facts } = useSite();
  const { head, work, proof, customers, tomorrow, values, companyInformation, closing } = about;
  const { number, management } = contact.imprint.labels;
  return (
    <>
      <AboutHead words={head} />
      <Band title={work.title}>
        <div className="stack">
          {work.lines.map((line, index) => (
            <p key={index} className="large">
              {line}
            </p>
          ))}
        </div>
      </Band>
      <Band title={proof.title} joined>
        <TermList className="rows lead" terms={proof.terms} />
      </Band>
      {customers && (
        <Band title={customers.title} joined>
          <TermList className="rows lead" terms={customers.terms} />
        </Band>
      )}
      <Band title={tomorrow.title} action={tomorrow.action} ground="ink">
        <TermList className="rows lead" terms={tomorrow.terms} />
      </Band>
      <Band title={values.title}>
        <TermList
          className="rows large"
          terms={values.terms.map(({ title, text }) => ({
            title: (
              <>
                <Ink wraps>{title}</Ink>
                <span className="visually-hidden">{title}</span>
              </>
            ),
            text,
          }))}
        />
      </Band>
      <Band title={companyInformation.title} id="company" ground="ink">
        <TermList
          className="rows lead"
          terms={[
            { title: companyInformation.founded, text: facts.founded },
            { title: management, text: facts.managers && <Name>{facts.managers}</Name> },
            {
              title: number,
              text: <a href={facts.registerEntry ?? 'https://www.zefix.ch'}>{companyInformation.register}</a>,
            },
          ]}
        />
        <p className="poster title" translate="no">
          {facts.uid}
        </p>
      </Band>
      <ClosingCall {...closing} />
    </>
  );
}
