import { company } from '../content/company.ts';
import type { ContactWords, Service } from '../content/words.ts';
import { tileGrids } from '../illustrations/tile-grids.ts';
import { ButtonLink } from '../parts/ButtonLink.tsx';
import { CopyButton } from '../parts/CopyButton.tsx';
import { TextList } from '../parts/TextList.tsx';
import { TileGrid } from '../parts/TileGrid.tsx';
import { toAsciiEmail } from '../site/email.ts';
import { toPlainText } from '../site/to-plain-text.ts';

type Props = ContactWords['drafts'] & { services: Service[] };

/** Tabs with an email draft for each service and one for a call. The visitor reads an email before an app opens it. */
export function EmailDrafts({ lead, services, call, ...words }: Props) {
  const drafts = [
    ...services.map((service) => ({ ...service, subject: service.title })),
    { ...call, id: 'call' },
  ];
  return (
    <div className="drafts">
      <p className="small">{lead}</p>
      {drafts.map((draft, index) => (
        <details name="draft" key={draft.id} open={index === 0}>
          <summary className="lead">{draft.title}</summary>
          <EmailDraft words={words} {...draft} />
        </details>
      ))}
    </div>
  );
}

interface DraftProps extends Pick<Service, 'id' | 'questions'> {
  words: Pick<ContactWords['drafts'], 'to' | 'subject' | 'open' | 'copying'>;
  subject: string;
  note?: string;
}

function EmailDraft({ words, id, subject, questions, note }: DraftProps) {
  const lines = [`${words.to} ${company.email}`, `${words.subject} ${subject}`];
  // RFC 6068: lines of an email end with CR LF. An empty line for the answer follows each question.
  const body = questions.map((question) => `${question} \r\n\r\n`).join('');
  const [title, text] = [subject, body].map((part) => encodeURIComponent(toPlainText(part)));
  return (
    <div className="draft" data-ground="white">
      <div id={`draft-${id}`}>
        <div className="draft__stamp">
          <TileGrid {...tileGrids.ring} />
        </div>
        <div className="small">
          {lines.map((line) => (
            <p key={line}>{line}</p>
          ))}
        </div>
        <TextList className="title" texts={questions} />
      </div>
      <div>
        <div className="cluster">
          <ButtonLink
            label={words.open}
            href={`mailto:${toAsciiEmail(company.email)}?subject=${title}&body=${text}`}
          />
          <CopyButton
            {...words.copying}
            label={words.copying.name}
            text={[...lines, '', body].join('\r\n')}
            source={`draft-${id}`}
          />
          {note && <p className="draft__note small">{note}</p>}
        </div>
      </div>
    </div>
  );
}
