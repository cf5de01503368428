import { ByAnswer } from '../parts/ByAnswer.tsx';
import { Corrected } from '../parts/Corrected.tsx';
import { Count } from '../parts/Count.tsx';
import { PageIndex } from '../parts/PageIndex.tsx';
import { PageTitle } from '../parts/PageTitle.tsx';
import { TermList } from '../parts/TermList.tsx';
import type { findCase } from '../site/find-case.ts';
import type { CaseExample, Question, Service, ServicesWords } from '../site/words.ts';
import '../parts/Button.css';
import './Case.css';

type Props = NonNullable<ReturnType<typeof findCase>> & {
  head: ServicesWords['head'];
  services: Service[];
};

/** The head of a page with one case: its documents, the question to the visitor, and the log of what was done. */
export const Case = ({ head, services, anchor, title, lead, question, ...example }: Props) => (
  <section className="case band" data-ground="ink" data-head>
    <PageTitle data-column="left">{head.title}</PageTitle>
    <p data-column="left">{head.lead}</p>
    <h2 className="title" id={anchor} data-column="right">
      {title}
    </h2>
    <p data-column="right">{lead}</p>
    <div className="case__decision">
      <Documents {...example} question={question} />
      <Answers {...question} />
      <noscript>
        <TermList
          terms={question.answers.map(({ label, consequence }) => ({ title: label, text: consequence }))}
        />
      </noscript>
    </div>
    <Log {...example} question={question} />
    <PageIndex sections={services} />
  </section>
);

/** The number of the invoice and its label follow the visitor's answer. */
function Documents({ documents, question }: Pick<CaseExample, 'documents' | 'question'>) {
  const [invoice] = documents;
  const numbers = documents.map(({ number }) => number);
  const { toPay, answers } = question;
  return (
    <ul role="list" className="documents small">
      {documents.map((document) => {
        const { name, item, number, label, isCorrected } = document;
        const isInvoice = document === invoice;
        return (
          <li key={name} data-ground="white">
            <p>
              <b>{name}</b> {item}
            </p>
            <Count
              number={number}
              certain={isInvoice ? Math.min(...numbers) : number}
              isCorrected={isCorrected}
              differs={numbers.indexOf(number) === numbers.lastIndexOf(number)}
            >
              {isInvoice ? (
                <ByAnswer
                  answers={answers}
                  before={number}
                  pick={({ number }) => number}
                  show={(paid) => (paid === number ? number : <Corrected from={number} to={paid} />)}
                />
              ) : (
                number
              )}
            </Count>{' '}
            <span>
              {isInvoice ? <ByAnswer answers={answers} before={label} pick={() => toPay} /> : label}
            </span>
          </li>
        );
      })}
    </ul>
  );
}

/** The visitor chooses one. Its consequence is copied into the last line, which is as tall as the longest of them. */
const Answers = ({ ask, unanswered, answers }: Question) => (
  <>
    <p className="case__question lead">{ask}</p>
    <ul role="list" className="answers" aria-label={ask}>
      {answers.map(({ label, consequence, outcome }) => (
        <li key={outcome}>
          <button
            className="choice"
            type="button"
            value={outcome}
            aria-pressed="false"
            data-waits
            data-scripted-only
          >
            {label}
          </button>
          <p>{consequence}</p>
        </li>
      ))}
      <li>
        <p className="answers__result" aria-live="polite">
          {unanswered}
        </p>
      </li>
    </ul>
  </>
);

/** What the agent and then people do. The last line is hidden until the visitor answers. */
const Log = ({ log, question, next }: Pick<CaseExample, 'log' | 'question' | 'next'>) => (
  <ol role="list" className="log small">
    {[...log, question, next].map((line, index) => (
      <li data-actor={log.includes(line) ? 'agent' : 'person'} key={index}>
        <p>
          <strong>{line.time}</strong> {line.text}
        </p>
        {line === log.at(-1) && <b className="lead">{question.waited}</b>}
      </li>
    ))}
  </ol>
);
