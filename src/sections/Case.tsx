import { PageIndex } from '../parts/PageIndex.tsx';
import { PageTitle } from '../parts/PageTitle.tsx';
import type { findCase } from '../site/find-case.ts';
import type { CaseDocument, LogLine, Question, Service, ServicesWords } from '../site/words.ts';
import { CaseDocuments, findLeast } from './CaseDocuments.tsx';
import '../parts/Button.css';
import './Case.css';

type Props = NonNullable<ReturnType<typeof findCase>> & {
  head: ServicesWords['head'];
  services: Service[];
};

/** The head of a page with one case: its documents, the question to the visitor, and the log of what was done. */
export const Case = ({ head, services, anchor, title, lead, documents, log }: Props) => (
  <section className="case band" data-ground="ink" data-head>
    <PageTitle data-column="left">{head.title}</PageTitle>
    <div className="stack" data-column="right">
      <h2 className="title" id={anchor}>
        {title}
      </h2>
      <p>{lead}</p>
    </div>
    <CaseDocuments documents={documents} />
    <Answers {...log[2].question} documents={documents} />
    <Log lines={log} />
    <p className="small" data-column="first">
      {head.lead}
    </p>
    <PageIndex sections={services} />
  </section>
);

interface AnswersProps extends Question {
  documents: [CaseDocument, ...CaseDocument[]];
}

/**
 * The visitor chooses one: client/page-script/answer-on-click.ts. Without scripts each stands above what follows from it.
 */
const Answers = ({ unanswered, toPay, answers, documents }: AnswersProps) => (
  <ul role="list" className="answers" aria-labelledby="step-2 step-3">
    {answers.map(({ label, consequence, missing }) => (
      <li key={missing}>
        <button
          className="choice"
          type="button"
          value={missing}
          aria-pressed="false"
          data-amount={missing === 'paid' ? documents[0].number : findLeast(documents)}
          data-label={toPay}
          disabled
        >
          {label}
        </button>
        <p>{consequence}</p>
      </li>
    ))}
    <li>
      <p id="answer" aria-live="polite">
        {unanswered}
      </p>
    </li>
  </ul>
);

/** What was done by whom, line by line. The last line is hidden until the visitor answers. */
const Log = ({ lines }: { lines: LogLine[] }) => (
  <ol role="list" className="log stack small">
    {lines.map(({ time, text, by }, index) => (
      <li data-by={by} id={`step-${index + 1}`} key={index}>
        <b>{time}</b> {text}
      </li>
    ))}
  </ol>
);
