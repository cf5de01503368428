import { type AnswersWords, ByAnswer } from '../parts/ByAnswer.tsx';
import { Corrected } from '../parts/Corrected.tsx';
import { Count } from '../parts/Count.tsx';
import { PageIndex } from '../parts/PageIndex.tsx';
import { PageTitle } from '../parts/PageTitle.tsx';
import { TermList } from '../parts/TermList.tsx';
import type { Point } from '../site/words.ts';
import type { CaseEntryWords } from './CaseEntry.tsx';
import '../parts/Button.css';
import './Case.css';

/** One case from its documents to the last step, which opens Services. At most one service has a case. */
export interface CaseWords {
  kind: 'case';
  title: string;
  lead: string;
  documents: [CaseDocument, CaseDocument, CaseDocument];
  /** What the agent does, the line that asks a person, and what people do once it is answered. */
  log: LogLine[];
  question: Question;
  next: LogLine;
  entry: CaseEntryWords;
  /** When an agent is the right choice, and when it isn't. */
  fits: { title: string; terms: Point[] };
}

/** A document with a large number of one to four digits. A number that stands on no other document is marked. */
interface CaseDocument {
  name: string;
  item: string;
  /** Up to twelve pieces are drawn as discs. */
  number: number;
  label: string;
  /** Whether a pen has written "−2" on it. */
  isCorrected?: boolean;
}

interface LogLine {
  time: string;
  text: string;
}

/** The visitor answers. The agent waits until then: the next line is hidden. */
interface Question extends LogLine {
  /** The agent's own words, above the answers, and how long it has waited. */
  ask: string;
  waited: string;
  /** Below the answers until one is chosen. */
  unanswered: string;
  /** Replaces the label of the first document, whose number becomes the one that is paid for. */
  toPay: string;
  answers: AnswersWords;
}

interface Props {
  head: { title: string; lead: string };
  services: { id: string; title: string }[];
  example: CaseWords;
  anchor: string;
}

/** The head of a page with one case: its documents, the question to the visitor, and the log of what was done. */
export const Case = ({ head, services, example, anchor }: Props) => (
  <section className="case page-head band" data-ground="ink">
    <PageTitle>{head.title}</PageTitle>
    <p>{head.lead}</p>
    <h2 className="title" id={anchor}>
      {example.title}
    </h2>
    <p>{example.lead}</p>
    <div className="case__decision">
      <Documents documents={example.documents} question={example.question} />
      <Answers question={example.question} />
      <noscript>
        <TermList
          terms={Object.values(example.question.answers).map(({ label, consequence }) => ({
            title: label,
            text: consequence,
          }))}
        />
      </noscript>
    </div>
    <Log log={example.log} question={example.question} next={example.next} />
    <PageIndex sections={services} />
  </section>
);

/** The number of the invoice and its label follow the visitor's answer. */
function Documents({ documents, question }: Pick<CaseWords, 'documents' | 'question'>) {
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
                  show={({ number: paid }) =>
                    paid === number ? number : <Corrected from={number} to={paid} />
                  }
                />
              ) : (
                number
              )}
            </Count>{' '}
            <span>
              {isInvoice ? <ByAnswer answers={answers} before={label} show={() => toPay} /> : label}
            </span>
          </li>
        );
      })}
    </ul>
  );
}

/** The visitor chooses one. Its consequence is copied into the last line, which is as tall as the longest of them. */
const Answers = ({ question: { ask, unanswered, answers } }: Pick<CaseWords, 'question'>) => (
  <>
    <p className="case__question lead">{ask}</p>
    <ul role="list" className="answers" aria-label={ask}>
      {Object.entries(answers).map(([outcome, { label, consequence }]) => (
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
const Log = ({ log, question, next }: Pick<CaseWords, 'log' | 'question' | 'next'>) => (
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
