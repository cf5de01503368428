import { ButtonLink } from '../parts/ButtonLink.tsx';
import { CopyButton, type CopyButtonWords } from '../parts/CopyButton.tsx';
import { EmailLink } from '../parts/EmailLink.tsx';
import { useSite } from '../parts/use-site.ts';
import { EmailDraft, type EmailDraftWords } from './EmailDraft.tsx';
import '../parts/Poster.css';
import './EmailPoster.css';

export interface EmailPosterWords {
  /** `reader` says who answers, and when. */
  head: { title: string; reader: string; copyButton: CopyButtonWords };
  /** An email draft for each service, one for any other question, and one for a call. */
  drafts: {
    lead: string;
    /** Heading of the draft. It says that the email is the visitor's own. */
    yours: string;
    to: string;
    subject: string;
    greeting: string;
    openInApp: string;
    copyButton: CopyButtonWords;
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
  const all = [...words.services.list, { id: 'question', ...question }, { id: 'call', ...call }];
  return (
    <section className="email-poster page-head halves band" data-flush data-ground="ink">
      <div className="cluster">
        <h1 className="lead">{head.title}</h1>
        <CopyButton {...head.copyButton} text={email} source="email" />
      </div>
      <p className="lead">{head.reader}</p>
      <EmailLink className="email-poster__address poster title" id="email" />
      <div className="drafts">
        <h2>{lead}</h2>
        {all.map((draft, index) => (
          <EmailDraft key={draft.id} draft={draft} isOpen={index === 0}>
            {draft.id === 'call' && booking && <ButtonLink label={call.book} href={booking} secondary />}
          </EmailDraft>
        ))}
      </div>
    </section>
  );
}
