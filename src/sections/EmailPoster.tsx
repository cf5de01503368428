import { company } from '../content/company.ts';
import { refused } from '../content/contact.ts';
import { Drawing } from '../parts/Drawing.tsx';
import { CopyButton } from '../widgets/CopyButton.tsx';

interface Props {
  title: string;
  /** What is copied, in a word. */
  subject: string;
  /** The address as it was fitted at build time, line by line. */
  lines: string[];
}

export function EmailPoster({ title, subject, lines }: Props) {
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
      <div className="frieze">
        <Drawing name="contact" />
      </div>
    </section>
  );
}
