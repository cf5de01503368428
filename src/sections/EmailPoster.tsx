import { company } from '../content/company.ts';
import type { ContactWords, Service } from '../content/words.ts';
import { tileGrids } from '../illustrations/tile-grids.ts';
import { ButtonLink } from '../parts/ButtonLink.tsx';
import { CopyButton } from '../parts/CopyButton.tsx';
import { EmailLink } from '../parts/EmailLink.tsx';
import { TextList } from '../parts/TextList.tsx';
import { TileGrid } from '../parts/TileGrid.tsx';
import { toAsciiEmail } from '../site/email.ts';
import { toPlainText } from '../site/to-plain-text.ts';

type Props = ContactWords & { services: Service[] };

/** The address as wide as the page. Below it are tabs with an email draft for each service and one for a call. */
export function EmailPoster({ head, drafts, services }: Props) {
  const all = [
    ...services.map((service) => ({ ...service, subject: service.title })),
    { ...drafts.call, id: 'call' },
  ];
  return (
    <section className="email-poster band" data-ground="ink" data-head>
      <div className="email-poster__head cluster">
        <h1 className="title">{head.title}</h1>
        <CopyButton {...head.copying} text={company.email} source="email" />
      </div>
      <EmailLink className="email-poster__address poster title" data-tight id="email" />
      {head.reader && <p className="email-poster__reader small">{head.reader}</p>}
      <div className="drafts">
        <p className="small">{drafts.lead}</p>
        {all.map((draft, index) => (
          <details name="draft" key={draft.id} open={index === 0}>
            <summary className="lead">{draft.title}</summary>
            <EmailDraft words={drafts} {...draft} />
          </details>
        ))}
      </div>
    </section>
  );
}

interface DraftProps extends Pick<Service, 'id' | 'questions'> {
  words: ContactWords['drafts'];
  subject: string;
  note?: string;
}

/** The visitor reads the email before an app opens it. */
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
          {note && <p className="small">{note}</p>}
        </div>
      </div>
    </div>
  );
}
