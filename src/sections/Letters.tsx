import { company } from '../content/company.ts';
import type { LettersWords, Service } from '../content/words.ts';
import { ButtonLink } from '../parts/ButtonLink.tsx';
import { CopyButton } from '../parts/CopyButton.tsx';

interface Props extends LettersWords {
  services: Service[];
}

/** A letter for each service. Opened, it shows what the email will say before a mail program does. */
export function Letters({ lead, services, count, ...words }: Props) {
  return (
    <div className="letters">
      <p className="letters__lead">{lead}</p>
      {services.map(({ id, title }) => (
        <details name="letter" key={id}>
          <summary>
            <span className="title">{title}</span>
            <span>{count}</span>
          </summary>
          <Letter id={`letter-${id}`} title={removeSoftHyphens(title)} {...words} />
        </details>
      ))}
    </div>
  );
}

type LetterProps = Omit<Props, 'lead' | 'count' | 'services'> & { id: string; title: string };

function Letter({ id, title, to, subject, questions, open, copying }: LetterProps) {
  const lines = [`${to} ${company.email}`, `${subject} ${title}`];
  // RFC 6068: lines of an email end with CR LF. Each question is followed by an empty line for its answer.
  const body = questions.map((question) => `${question} \r\n\r\n`).join('');
  const query = `subject=${encodeURIComponent(title)}&body=${encodeURIComponent(body)}`;
  return (
    <div className="letters__sheet">
      <div id={id}>
        {lines.map((line) => (
          <p key={line}>{line}</p>
        ))}
        <ul>
          {questions.map((question, index) => (
            <li key={index}>{question}</li>
          ))}
        </ul>
      </div>
      <div className="button-links">
        <ButtonLink label={open} href={`mailto:${company.email}?${query}`} />
        <CopyButton {...copying} label={copying.name} text={[...lines, '', body].join('\r\n')} source={id} />
      </div>
    </div>
  );
}

/** Soft hyphens are for layout only; mail programs would show or count them. */
const removeSoftHyphens = (text: string) => text.replaceAll('\u00ad', '');
