import { ByAnswer } from '../parts/ByAnswer.tsx';
import { Corrected } from '../parts/Corrected.tsx';
import { Count } from '../parts/Count.tsx';
import { WaitingLine } from '../parts/WaitingLine.tsx';
import type { Point } from '../site/texts.ts';
import './Case.css';

export interface CaseWords {
  title: string;
  lead: string;
  documents: [CaseDocument, CaseDocument, CaseDocument];
  /** What the agent does, the line that asks a person, and what people do once it is answered. */
  log: LogLine[];
  question: Question;
  next: LogLine;
  /** What the agent drafts once the visitor has answered. `state` says for whom it waits. */
  entry: { title: string; name: string; item: string; state: string };
  /** What to buy instead of an agent. The last term says when an agent is the right choice. */
  alternatives: { title: string; terms: Point[] };
}

/** A document with a large number of one to four digits. */
interface CaseDocument {
  name: string;
  item: string;
  /** Up to twelve pieces are drawn as rings. */
  number: number;
  label: string;
  /** What a pen has added to it. */
  note?: string;
}

interface LogLine {
  time: string;
  text: string;
}

/** The visitor answers. The agent waits until then: the next line is hidden. */
interface Question {
  /** The agent's own words. */
  text: string;
  /** Hands the question over to the visitor. The line above it says how long the agent has waited. */
  line: LogLine;
  waited: string;
  /** Below the answers until one is chosen. */
  unanswered: string;
  /** Replaces the label of the first document, whose number becomes the one that is paid for. */
  toPay: string;
  /** The visitor's answers, by what becomes of the missing pieces. Each stands below the document that it trusts. */
  answers: Record<'paid' | 'later' | 'cancelled', Answer>;
}

interface Answer {
  label: string;
  /** What the agent does then. The amount comes first. */
  done: string;
  /** How many pieces are paid for, and the amounts on the entry that the agent drafts. */
  number: number;
  amounts: [string, string];
}

/** A case in the head of a page: its documents, the question to the visitor, and what the agent has done. */
export const Case = ({ words: { title, lead, documents, log, question, next } }: { words: CaseWords }) => (
  <>
    <h2 className="title" id="case">
      {title}
    </h2>
    <p className="lead">{lead}</p>
    <ul role="list" className="case__documents small">
      {documents.map((document, index) => (
        <li key={index} data-ground="white">
          <p>
            <b>{document.name}</b> {document.item}
          </p>
          {index === 0 ? <Invoice document={document} question={question} /> : <Total document={document} />}
        </li>
      ))}
    </ul>
    <h3 className="lead" id="question">
      {question.text}
    </h3>
    <WaitingLine question={question.text} unanswered={question.unanswered} answers={question.answers} />
    <ol role="list" className="case__log lines small">
      {log.map((line, index) => (
        <Line key={index} line={line} />
      ))}
      <li className="case__wait lead">{question.waited}</li>
      <Line line={question.line} />
      {/* This line is hidden until the visitor answers. */}
      <Line line={next} />
    </ol>
  </>
);

/** The invoice follows the visitor's answer. */
const Invoice = ({ document, question }: { document: CaseDocument; question: Question }) => (
  <ByAnswer
    answers={question.answers}
    before={<Total document={document} />}
    show={({ number }, value) => (
      <>
        <Count pieces={number} missing={document.number - number} isLater={value === 'later'}>
          {number === document.number ? number : <Corrected from={document.number} to={number} />}
        </Count>
        <p>{question.toPay}</p>
      </>
    )}
  />
);

const Total = ({ document: { number, label, note } }: { document: CaseDocument }) => (
  <>
    <Count pieces={number} note={note} />
    <p>{label}</p>
  </>
);

const Line = ({ line: { time, text } }: { line: LogLine }) => (
  <li>
    <strong>{time}</strong> {text}
  </li>
);
