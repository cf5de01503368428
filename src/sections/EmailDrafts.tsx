import { company } from '../content/company.ts';
import type { ContactWords, Service } from '../content/words.ts';
import { tileGrids } from '../illustrations/tile-grids.ts';
import { ButtonLink } from '../parts/ButtonLink.tsx';
import { CopyButton } from '../parts/CopyButton.tsx';
import { TileGrid } from '../parts/TileGrid.tsx';

type Props = ContactWords['drafts'] & { services: Service[] };

/** An email draft for each service and one for a call, in tabs. It shows the email before a mail program opens it. */
export function EmailDrafts({ lead, services, call, subject: subjectLabel, ...words }: Props) {
  const drafts = [
    ...services.map(({ id, title, questions }) => ({ id, title, questions, subject: title, note: '' })),
    { id: 'call', ...call },
  ];
  return (
    <div className="drafts" data-column="page">
      <p className="small">{lead}</p>
      {drafts.map(({ id, title, ...draft }, index) => (
        <details name="draft" key={id} open={index === 0}>
          <summary className="lead">
            <span>{title}</span>
          </summary>
          <EmailDraft {...words} {...draft} subjectLabel={subjectLabel} id={`draft-${id}`} />
        </details>
      ))}
    </div>
  );
}

interface DraftProps extends Pick<ContactWords['drafts'], 'to' | 'open' | 'copying'> {
  id: string;
  subject: string;
  subjectLabel: string;
  questions: string[];
  note: string;
}

function EmailDraft({ id, to, subject, subjectLabel, questions, note, open, copying }: DraftProps) {
  const title = toPlainText(subject);
  const lines = [`${to} ${company.email}`, `${subjectLabel} ${title}`];
  // RFC 6068: lines of an email end with CR LF. An empty line for the answer follows each question.
  const body = questions.map((question) => `${question} \r\n\r\n`).join('');
  const query = `subject=${encodeURIComponent(title)}&body=${encodeURIComponent(body)}`;
  return (
    <div className="draft" data-ground="white">
      <div id={id}>
        <div className="draft__stamp">
          <TileGrid {...tileGrids.ring} />
        </div>
        <div className="small">
          {lines.map((line) => (
            <p key={line}>{line}</p>
          ))}
        </div>
        <ul className="title draft__questions">
          {questions.map((question, index) => (
            <li key={index}>{question}</li>
          ))}
        </ul>
      </div>
      <div className="cluster">
        <ButtonLink label={open} href={`mailto:${company.email}?${query}`} />
        <CopyButton {...copying} label={copying.name} text={[...lines, '', body].join('\r\n')} source={id} />
        {note && <p className="draft__note small">{note}</p>}
      </div>
    </div>
  );
}

/** Soft hyphens are for layout only; mail programs would show or count them. */
const toPlainText = (text: string) => text.replaceAll('\u00ad', '');
