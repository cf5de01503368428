import { company } from '../content/company.ts';
import type { ContactWords, Service } from '../content/words.ts';
import { CopyButton } from '../parts/CopyButton.tsx';
import { EmailLink } from '../parts/EmailLink.tsx';
import { EmailDrafts } from './EmailDrafts.tsx';

interface Props extends Pick<ContactWords, 'head' | 'drafts'> {
  services: Service[];
}

/** The address as wide as the page, and below it the email drafts. */
export function EmailPoster({ head, drafts, services }: Props) {
  return (
    <section className="email-poster band" data-ground="ink" data-head>
      <div className="email-poster__head cluster">
        <h1 className="title">{head.title}</h1>
        <CopyButton {...head.copying} text={company.email} source="email" />
      </div>
      <EmailLink className="email-poster__address poster title" data-tight id="email" />
      {head.reader && <p className="email-poster__reader small">{head.reader}</p>}
      <EmailDrafts {...drafts} services={services} />
    </section>
  );
}
