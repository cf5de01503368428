import { ButtonLink } from '../parts/ButtonLink.tsx';
import { CopyButton } from '../parts/CopyButton.tsx';
import { Poster } from '../parts/Poster.tsx';
import { useSite } from '../parts/use-site.ts';
import { splitEmail, toAsciiEmail } from '../site/email.ts';
import type { Copying } from '../site/texts.ts';
import { EmailDraft, type EmailDraftWords } from './EmailDraft.tsx';
import './EmailPoster.css';

export interface EmailPosterWords {
  /** `reader` says who answers, and when. */
  head: { title: string; reader: string; copying: Copying };
  /** An email draft for each service, one for any other question, and one for a call. */
  drafts: {
    lead: string;
    /** What lies before the visitor, who may change it and send it. */
    yours: string;
    to: string;
    subject: string;
    /** The first line of each email. */
    greeting: string;
    open: string;
    copying: Copying;
    question: EmailDraftWords;
    /** `book` is the link to the page where visitors pick a time, if company.ts states one. */
    call: EmailDraftWords & { book: string };
  };
}

/** The address as wide as the page, above ready-made emails. */
export function EmailPoster({ head, drafts }: EmailPosterWords) {
  const { facts, words } = useSite();
  const { email, booking } = facts;
  const { lead, question, call } = drafts;
  const emails = [
    ...words.services.blocks.map((service) => ({ ...service, subject: service.title })),
    { id: 'question', ...question },
    { id: 'call', ...call },
  ];
  return (
    <section className="email-poster page-head band" data-ground="ink">
      <div className="cluster">
        <h1>{head.title}</h1>
        <CopyButton
          name={head.copying.name}
          copiedMessage={head.copying.copiedMessage}
          text={email}
          source="email"
        />
      </div>
      <Poster
        lines={splitEmail(email)}
        className="email-poster__address"
        id="email"
        href={`mailto:${toAsciiEmail(email)}`}
        aria-label={email}
      />
      <p className="lead">{head.reader}</p>
      <div className="drafts">
        <h2>{lead}</h2>
        {emails.map(({ id, title, subject, questions }, index) => (
          <EmailDraft
            key={id}
            id={id}
            title={title}
            subject={subject}
            questions={questions}
            isOpen={index === 0}
          >
            {id === 'call' && booking && <ButtonLink label={call.book} href={booking} secondary />}
          </EmailDraft>
        ))}
      </div>
    </section>
  );
}
