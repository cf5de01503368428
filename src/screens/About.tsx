import { Band } from '../parts/Band.tsx';
import { Ink } from '../parts/Ink.tsx';
import { TermList } from '../parts/TermList.tsx';
import { AboutHead } from '../sections/AboutHead.tsx';
import { ClosingCall } from '../sections/ClosingCall.tsx';
import { CompanyInformation } from '../sections/CompanyInformation.tsx';
import type { Words } from '../site/words.ts';

export function About({ about }: Words) {
  const { head, work, proof, customers, tomorrow, values, companyInformation, closing } = about;
  return (
    <>
      <AboutHead words={head} />
      <Band title={work.title}>
        <div className="stack">
          {work.lines.map((line, index) => (
            <p key={index} className="title lead">
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
        <dl className="rows title lead">
          {values.terms.map(({ title, text }) => (
            <div key={title}>
              <dt>
                <Ink wraps>{title}</Ink>
                <span className="visually-hidden">{title}</span>
              </dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      </Band>
      <CompanyInformation words={companyInformation} />
      <ClosingCall {...closing} />
    </>
  );
}
