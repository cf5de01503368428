import { company } from '../content/company.ts';
import type { ContactWords, Service } from '../content/words.ts';
import { CopyButton } from '../parts/CopyButton.tsx';

type Head = ContactWords['head'];

interface Props extends Head {
  failedMessage: string;
  services: Service[];
  /** The lines of the address, as build-time/typesetting/fit-email.ts breaks it. */
  lines: string[];
}

export function EmailPoster({ title, copying, about, questions, failedMessage, services, lines }: Props) {
  const address = `mailto:${company.email}`;
  // RFC 6068: lines of an email end with CR LF. Each question is followed by an empty line for its answer.
  const body = encodeURIComponent(questions.map((question) => `${question} \r\n\r\n`).join(''));
  return (
    <section className="email-poster band" data-ground="ink">
      <h1>{title}</h1>
      {/* Labelled: screen readers would read its lines as two words. */}
      <a className="email-poster__address" data-tight id="email" href={address} aria-label={company.email}>
        {lines.map((line, index) => (
          <span key={index}>{line}</span>
        ))}
      </a>
      <CopyButton {...copying} text={company.email} source="email" failedMessage={failedMessage} />
      <p className="email-poster__about">{about}</p>
      <ul className="email-poster__subjects fields">
        {services.map(({ id, title }) => (
          <li key={id}>
            <a
              className="title"
              href={`${address}?subject=${encodeURIComponent(removeSoftHyphens(title))}&body=${body}`}
            >
              {title}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Soft hyphens are for layout only; mail programs would show or count them. */
const removeSoftHyphens = (text: string) => text.replaceAll('\u00ad', '');
