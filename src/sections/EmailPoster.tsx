import { ButtonLink } from '../parts/ButtonLink.tsx';
import { CopyButton } from '../parts/CopyButton.tsx';
import { EmailLink } from '../parts/EmailLink.tsx';
import { useSite } from '../parts/use-site.ts';
import type { ContactWords, Service } from '../site/words.ts';
import { EmailDraft } from './EmailDraft.tsx';
import '../parts/Poster.css';
import './EmailPoster.css';

type Props = ContactWords & { services: Service[] };

/**
 * The address as wide as the page. Below it are the names of the email drafts, one for each service and one for a call.
 * Each name links to its letter, so the address of the page says which one is open: /contact#draft-call.
 */
export function EmailPoster({ head, drafts, services }: Props) {
  const { email, booking } = useSite().facts;
  const { call } = drafts;
  return (
    <section className="email-poster band" data-ground="ink" data-head>
      <div className="cluster">
        <h1 className="title">{head.title}</h1>
        <CopyButton {...head.copying} text={email} source="email" />
      </div>
      <EmailLink className="email-poster__address poster title" id="email" />
      <p className="small">{head.reader}</p>
      <div className="drafts">
        <h2 className="title small">{drafts.lead}</h2>
        {services.map(({ id, title, questions }) => (
          <EmailDraft key={id} words={drafts} id={id} title={title} subject={title} questions={questions} />
        ))}
        <EmailDraft words={drafts} id="call" {...call}>
          {booking && <ButtonLink label={call.book} href={booking} secondary />}
          <p className="small">{call.note}</p>
        </EmailDraft>
      </div>
    </section>
  );
}
