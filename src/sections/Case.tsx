import { type AnswersWords, ByAnswer } from '../parts/ByAnswer.tsx';
import { Corrected } from '../parts/Corrected.tsx';
import { Count, RingPattern } from '../parts/Count.tsx';
import { PageIndex } from '../parts/PageIndex.tsx';
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
  /** What to buy instead of an agent, and when an agent is the right choice. */
  fits: { title: string; terms: Point[]; agent: Point };
}

/** A document with a large number of one to four digits. A number that stands on no other document is marked. */
interface CaseDocument {
  name: string;
  item: string;
  /** Up to twelve pieces are drawn as rings. */
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

/** The head of a page with one case: its documents, what the agent did with them, and the question to the visitor. */
export const Case = ({ head, services, example, anchor }: Props) => (
  <section className="case split-head page-head band" data-ground="ink">
    <h1>{head.title}</h1>
    <p>{head.lead}</p>
    <h2 className="title" id={anchor}>
      {example.title}
    </h2>
    <p>{example.lead}</p>
    <Documents documents={example.documents} question={example.question} />
    <Log log={example.log} question={example.question} next={example.next} />
    <Decision question={example.question} />
    <PageIndex sections={services} />
  </section>
);

/** The invoice follows the visitor's answer. */
function Documents({ documents, question }: Pick<CaseWords, 'documents' | 'question'>) {
  const numbers = documents.map(({ number }) => number);
  return (
    <ul role="list" className="documents small">
      {documents.map(({ name, item, number, label, isCorrected }, place) => {
        const asIssued = (
          <>
            <Count
              pieces={number}
              isCorrected={isCorrected}
              differs={numbers.indexOf(number) === numbers.lastIndexOf(number)}
            >
              {number}
            </Count>
            <p>{label}</p>
          </>
        );
        return (
          <li key={name} data-ground="white">
            {place === 0 && <RingPattern />}
            <p>
              <b>{name}</b> {item}
            </p>
            {place === 0 ? (
              <ByAnswer
                answers={question.answers}
                before={asIssued}
                show={({ number: paid }, isLater) => (
                  <>
                    <Count pieces={paid} missing={number - paid} isLater={isLater}>
                      {paid === number ? number : <Corrected from={number} to={paid} />}
                    </Count>
                    <p>{question.toPay}</p>
                  </>
                )}
              />
            ) : (
              asIssued
            )}
          </li>
        );
      })}
    </ul>
  );
}

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

/**
 * The visitor chooses one answer. What follows from it is copied into the line below, which is as tall as the longest of
 * them. Without scripts, and in print, all of them are read.
 */
const Decision = ({ question: { ask, unanswered, answers } }: Pick<CaseWords, 'question'>) => (
  <div className="decision">
    <p className="lead" id="question">
      {ask}
    </p>
    <div className="decision__answers" role="radiogroup" aria-labelledby="question" data-scripted-only>
      {Object.entries(answers).map(([outcome, { label }]) => (
        // biome-ignore lint/a11y/useSemanticElements: the site has no form fields.
        <button
          key={outcome}
          className="choice"
          type="button"
          role="radio"
          aria-checked="false"
          value={outcome}
          data-waits
        >
          {label}
        </button>
      ))}
    </div>
    <p className="decision__result" aria-live="polite">
      {unanswered}
    </p>
    <TermList
      className="decision__consequences"
      terms={Object.values(answers).map(({ label, consequence }) => ({ title: label, text: consequence }))}
    />
  </div>
);
