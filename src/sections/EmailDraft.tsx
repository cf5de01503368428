import type { ReactNode } from 'react';
import { ButtonLink } from '../parts/ButtonLink.tsx';
import { CopyButton } from '../parts/CopyButton.tsx';
import { Ink } from '../parts/Ink.tsx';
import { TextList } from '../parts/TextList.tsx';
import { useSite } from '../parts/use-site.ts';
import { WaitingRing } from '../parts/WaitingRing.tsx';
import { writeMailto } from '../site/email.ts';
import { makeCopyable } from '../site/typeset.ts';
import './EmailDraft.css';

export interface EmailDraftWords {
  title: string;
  subject: string;
  questions: [string, string, string, string];
}

interface Props extends EmailDraftWords {
  id: string;
  isOpen?: boolean;
  children?: ReactNode;
}

/**
 * An email that the visitor reads before an app opens it. The browser keeps one draft open, and opens another by the
 * address of the page: /contact#draft-call. client/page-script/choose-draft.ts does what browsers don't.
 */
export function EmailDraft({ id, title, subject, questions, isOpen, children }: Props) {
  const { facts, words } = useSite();
  const { to, subject: label, greeting, open, copying } = words.contact.drafts;
  const lines = [`${to} ${facts.email}`, `${label} ${subject}`];
  // RFC 6068: lines of an email end with CR LF. An empty line for the answer follows each question.
  const text = [greeting, ...questions];
  const body = [...text, ''].join(' \r\n\r\n');
  return (
    <details className="draft" name="draft" open={isOpen}>
      <summary>
        <h3>{title}</h3>
      </summary>
      <div className="draft__email" id={`draft-${id}`} data-ground="white">
        <div className="draft__head cluster small">
          {lines.map((line, index) => (
            <p key={index}>{makeCopyable(line)}</p>
          ))}
        </div>
        <div className="stamp">
          <WaitingRing />
          <Ink>{facts.town}</Ink>
        </div>
        <TextList className="title" texts={text.map(makeCopyable)} />
        <div className="cluster">
          <ButtonLink waits label={open} href={writeMailto(facts.email, subject, body)} />
          <CopyButton {...copying} text={[...lines, ...text].join('\n\n')} source={`draft-${id}`} />
          {children}
        </div>
      </div>
    </details>
  );
}
