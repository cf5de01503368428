import { ButtonLink } from '../parts/ButtonLink.tsx';
import { CopyButton } from '../parts/CopyButton.tsx';
import { Poster } from '../parts/Poster.tsx';
import { useSite } from '../parts/use-site.ts';
import { splitEmail, toAsciiEmail } from '../site/email.ts';
import type { ContactWords } from '../site/words.ts';
import { EmailDraft } from './EmailDraft.tsx';
import './EmailPoster.css';

/** The address as wide as the page, above a ready-made email for each service and one for a call. */
export function EmailPoster({ head, drafts }: ContactWords) {
  const { facts, words, addRule } = useSite();
  const { email, booking } = facts;
  const projects = words.services.blocks;
  addRule(`.drafts{--drafts:${projects.length + 1}}`);
  return (
    <section className="email-poster band" data-ground="ink" data-head>
      <div className="cluster" data-column="left">
        <h1 className="title">{head.title}</h1>
        <CopyButton {...head.copying} text={email} source="email" />
      </div>
      <Poster
        lines={splitEmail(email)}
        className="email-poster__address"
        id="email"
        href={`mailto:${toAsciiEmail(email)}`}
        aria-label={email}
      />
      <p className="lead" data-column="right">
        {head.reader}
      </p>
      <div className="drafts">
        <h2 className="title small">{drafts.lead}</h2>
        {projects.map((project, index) => (
          <EmailDraft key={index} {...project} subject={project.title} isOpen={index === 0} />
        ))}
        <EmailDraft id="call" {...drafts.call}>
          {booking && <ButtonLink label={drafts.call.book} href={booking} secondary />}
        </EmailDraft>
      </div>
    </section>
  );
}
