import type { ReactNode } from 'react';
import { OUTLINE } from '../illustrations/rings.ts';
import { ButtonLink } from '../parts/ButtonLink.tsx';
import { CopyButton } from '../parts/CopyButton.tsx';
import { TextList } from '../parts/TextList.tsx';
import { useSite } from '../parts/use-site.ts';
import { WaitingRing } from '../parts/WaitingRing.tsx';
import { toAsciiEmail } from '../site/email.ts';
import type { ContactWords, Service } from '../site/words.ts';
import './EmailDraft.css';

interface Props extends Pick<Service, 'id' | 'title' | 'questions'> {
  words: ContactWords['drafts'];
  subject: string;
  children?: ReactNode;
}

/** The visitor reads the email before an app opens it. It waits for the visitor until client/page-script/cancel-stamp.ts. */
export function EmailDraft({ words, id, title, subject, questions, children }: Props) {
  const { email } = useSite().facts;
  const lines = [`${words.to} ${email}`, `${words.subject} ${subject}`];
  // RFC 6068: lines of an email end with CR LF. An empty line for the answer follows each question.
  const body = questions.map((question) => `${question} \r\n\r\n`).join('');
  const query = `subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`;
  return (
    <div className="draft">
      <h3>
        <a href={`#draft-${id}`}>{title}</a>
      </h3>
      <div className="letter" id={`draft-${id}`} tabIndex={-1} data-ground="white">
        <div className="letter__head small">
          {lines.map((line) => (
            <p key={line}>{line}</p>
          ))}
        </div>
        <TextList className="title" texts={questions} />
        <div className="cluster">
          <ButtonLink label={words.open} href={`mailto:${toAsciiEmail(email)}?${query}`} />
          <CopyButton
            {...words.copying}
            label={words.copying.name}
            text={[...lines, '', body].join('\r\n')}
            source={`draft-${id}`}
          />
          {children}
        </div>
        <div className="stamp">
          <WaitingRing />
          <svg viewBox="-100 -100 200 200" fill="none" stroke="#fff" strokeWidth="1.5" aria-hidden="true">
            <path d={OUTLINE} vectorEffect="non-scaling-stroke" />
          </svg>
        </div>
      </div>
    </div>
  );
}
