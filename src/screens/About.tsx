import { Band } from '../parts/Band.tsx';
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
          <div className="rows">
            {customers.items.map(({ task, result, quotation, by }, index) => (
              <div key={index}>
                <div>
                  <h3 className="lead">{task}</h3>
                  {quotation && <p>{result}</p>}
                  <p>{by}</p>
                </div>
                {quotation ? (
                  <blockquote className="title lead">{quotation}</blockquote>
                ) : (
                  <p className="title lead">{result}</p>
                )}
              </div>
            ))}
          </div>
        </Band>
      )}
      <Band title={tomorrow.title} action={tomorrow.action} ground="ink">
        <ul role="list" className="rows">
          {tomorrow.points.map(({ title, text }, index) => (
            <li key={index}>
              <h3 className="lead">{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </Band>
      <Band title={values.title}>
        <ul role="list" className="rows">
          {values.items.map(({ title, text }, index) => (
            <li key={index}>
              <h3 className="lead">{title}</h3>
              <p className="title lead">{text}</p>
            </li>
          ))}
        </ul>
      </Band>
      <CompanyInformation words={companyInformation} />
      <ClosingCall title={closing.title} action={closing.action} />
    </>
  );
}
