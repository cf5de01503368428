import { ByAnswer } from '../parts/ByAnswer.tsx';
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
    <div className="stack" data-column="right">
      <h2 className="title" id={anchor}>
        {title}
      </h2>
      <p>{lead}</p>
    </div>
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
    <p className="small" data-column="first">
      {head.lead}
    </p>
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
                <ByAnswer answers={answers} before={number} pick={({ number }) => number} />
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
const Answers = ({ text, unanswered, answers }: Question) => (
  <ul role="list" className="answers" aria-label={text}>
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
);

/** What the agent and then people do. The last line is hidden until the visitor answers. */
const Log = ({ log, question, next }: Pick<CaseExample, 'log' | 'question' | 'next'>) => (
  <ol role="list" className="log small">
    {[...log, question, next].map((line, index) => (
      <li data-actor={log.includes(line) ? 'agent' : 'person'} key={index}>
        <p>
          <strong>{line.time}</strong> {line.text}
        </p>
      </li>
    ))}
  </ol>
);
