import { company } from '../content/company.ts';
import type { ContactWords, Service } from '../content/words.ts';
import { tileGrids } from '../illustrations/tile-grids.ts';
import { ButtonLink } from '../parts/ButtonLink.tsx';
import { CopyButton } from '../parts/CopyButton.tsx';
import { TileGrid } from '../parts/TileGrid.tsx';

type Props = ContactWords['letters'] & { services: Service[] };

/**
 * A letter for each service, one of them open: what the email will say before a mail program does. Its stamp waits until
 * one of them is used: client/page-script/mark-used-letter.ts.
 */
export function Letters({ lead, services, ...words }: Props) {
  return (
    <div className="letters columns" data-column="page">
      <p className="letters__lead small">{lead}</p>
      {services.map(({ id, title, questions }, index) => (
        <details name="letter" key={id} open={index === 0}>
          <summary className="title">
            <span>{title}</span>
          </summary>
          <Letter id={`letter-${id}`} title={removeSoftHyphens(title)} questions={questions} {...words} />
        </details>
      ))}
    </div>
  );
}

type LetterProps = Omit<Props, 'lead' | 'services'> & Pick<Service, 'id' | 'title' | 'questions'>;

function Letter({ id, title, to, subject, questions, open, opened, copying }: LetterProps) {
  const lines = [`${to} ${company.email}`, `${subject} ${title}`];
  // RFC 6068: lines of an email end with CR LF. Each question is followed by an empty line for its answer.
  const body = questions.map((question) => `${question} \r\n\r\n`).join('');
  const query = `subject=${encodeURIComponent(title)}&body=${encodeURIComponent(body)}`;
  return (
    <div className="letters__sheet">
      <div className="letters__text" id={id}>
        <div className="small">
          {lines.map((line) => (
            <p key={line}>{line}</p>
          ))}
        </div>
        <ul className="title">
          {questions.map((question, index) => (
            <li key={index}>{question}</li>
          ))}
        </ul>
      </div>
      <div className="letters__stamp">
        <TileGrid {...tileGrids.ring} />
      </div>
      <div className="button-links">
        <ButtonLink label={open} href={`mailto:${company.email}?${query}`} />
        <CopyButton {...copying} label={copying.name} text={[...lines, '', body].join('\r\n')} source={id} />
        <p className="letters__opened small" role="status" data-opened={opened} />
      </div>
    </div>
  );
}

/** Soft hyphens are for layout only; mail programs would show or count them. */
const removeSoftHyphens = (text: string) => text.replaceAll('\u00ad', '');
