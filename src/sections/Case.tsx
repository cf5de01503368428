import { ByAnswer } from '../parts/ByAnswer.tsx';
import { PageIndex } from '../parts/PageIndex.tsx';
import { PageTitle } from '../parts/PageTitle.tsx';
import { Pieces } from '../parts/Pieces.tsx';
import { TermList } from '../parts/TermList.tsx';
import type { findCase } from '../site/find-case.ts';
import type { CaseDocument, LogLine, Question, Service, ServicesWords } from '../site/words.ts';
import '../parts/Button.css';
import './Case.css';

type Props = NonNullable<ReturnType<typeof findCase>> & {
  head: ServicesWords['head'];
  services: Service[];
};

/** The head of a page with one case: its documents, the question to the visitor, and the log of what was done. */
export const Case = ({ head, services, anchor, title, lead, documents, log, question }: Props) => (
  <section className="case band" data-ground="ink" data-head>
    <PageTitle data-column="left">{head.title}</PageTitle>
    <div className="stack" data-column="right">
      <h2 className="title" id={anchor}>
        {title}
      </h2>
      <p>{lead}</p>
    </div>
    <div className="case__decision">
      <Documents documents={documents} question={question} />
      <Answers name={log[2].text} {...question} />
      <noscript>
        <TermList
          terms={question.answers.map(({ label, consequence }) => ({ title: label, text: consequence }))}
        />
      </noscript>
    </div>
    <Log lines={log} />
    <p className="small" data-column="first">
      {head.lead}
    </p>
    <PageIndex sections={services} />
  </section>
);

/** The number of the first document and its label follow the visitor's answer. */
function Documents({ documents, question }: { documents: CaseDocument[]; question: Question }) {
  const numbers = documents.map(({ number }) => number);
  const { toPay, answers } = question;
  return (
    <ul role="list" className="documents small">
      {documents.map(({ name, item, number, label, isCorrected }, index) => (
        <li key={name} data-ground="white">
          <p>
            <b>{name}</b> {item}
          </p>
          <Pieces number={number} certain={index ? number : Math.min(...numbers)} isCorrected={isCorrected} />
          <strong
            className="number"
            data-tight
            data-differs={numbers.indexOf(number) === numbers.lastIndexOf(number) || undefined}
          >
            {index ? number : <ByAnswer answers={answers} before={number} pick={({ number }) => number} />}
          </strong>{' '}
          <span>{index ? label : <ByAnswer answers={answers} before={label} pick={() => toPay} />}</span>
        </li>
      ))}
    </ul>
  );
}

/** The visitor chooses one. Its consequence is copied into the last line, which is as tall as the longest of them. */
const Answers = ({ name, unanswered, answers }: Question & { name: string }) => (
  <ul role="list" className="answers" aria-label={name}>
    {answers.map(({ label, consequence, outcome }) => (
      <li key={outcome}>
        <button className="choice" type="button" value={outcome} aria-pressed="false" data-waits disabled>
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

/** What was done by whom, line by line. The last line is hidden until the visitor answers. */
const Log = ({ lines }: { lines: LogLine[] }) => (
  <ol role="list" className="log small">
    {lines.map(({ time, text, actor }, index) => (
      <li data-actor={actor} key={index}>
        <p>
          <strong>{time}</strong> {text}
        </p>
      </li>
    ))}
  </ol>
);
