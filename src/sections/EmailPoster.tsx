import { refused } from '#words/contact.ts';
import { blocks } from '#words/services.ts';
import { company } from '../content/company.ts';
import { CopyButton } from '../parts/CopyButton.tsx';

interface Props {
  title: string;
  /** What is copied, in a word. */
  subject: string;
  /** Stands before an email for each service. */
  about: string;
  /** The address as it was fitted at build time, line by line. */
  lines: string[];
}

export function EmailPoster({ title, subject, about, lines }: Props) {
  return (
    <section className="email-poster band" data-ground="ink">
      <h1>{title}</h1>
      <div className="email-poster__field">
        <a
          className="email-poster__address"
          id="email"
          href={`mailto:${company.email}`}
          // Its lines would be read as two words.
          aria-label={company.email}
        >
          {lines.map((line) => (
            <span key={line}>{line}</span>
          ))}
        </a>
        <CopyButton subject={subject} text={company.email} source="email" refused={refused} />
      </div>
      <p className="email-poster__about">{about}</p>
      <ul className="email-poster__subjects fields">
        {blocks.map(({ id, title }) => (
          <li key={id}>
            <a className="title" href={`mailto:${company.email}?subject=${encodeURIComponent(title)}`}>
              {title}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
