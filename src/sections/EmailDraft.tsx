import type { ReactNode } from 'react';
import { ButtonLink } from '../parts/ButtonLink.tsx';
import { CopyButton } from '../parts/CopyButton.tsx';
import { Ink } from '../parts/Ink.tsx';
import { useSite } from '../parts/use-site.ts';
import { writeMailto } from '../site/email.ts';
import { makeCopyable } from '../site/typeset.ts';
import '../parts/Tile.css';
import './EmailDraft.css';

export interface EmailDraftWords {
  /** It is the subject too. */
  title: string;
  questions: [string, string, string, string];
}

interface Props {
  draft: EmailDraftWords & { id: string };
  isOpen?: boolean;
  children?: ReactNode;
}

/**
 * An email that the visitor reads before an app opens it. The browser keeps one draft open, and opens another by the
 * address of the page: /contact#draft-call. client/page-script/choose-draft.ts does what browsers don't.
 */
export function EmailDraft({ draft: { id, title, questions }, isOpen, children }: Props) {
  const { facts, words } = useSite();
  const { yours, to, subject, greeting, openInApp, copyButton } = words.contact.drafts;
  const headerLines = [`${to} ${facts.email}`, `${subject} ${title}`].map(makeCopyable);
  const bodyLines = [greeting, ...questions].map(makeCopyable);
  // RFC 6068: lines of an email end with CR LF. An empty line for the answer follows each question.
  const body = [...bodyLines, ''].join('\r\n\r\n');
  return (
    <details className="draft" name="draft" open={isOpen}>
      <summary className="button">{title}</summary>
      <div className="draft__email band" id={`draft-${id}`} data-ground="white">
        <div className="draft__head small">
          <b>{makeCopyable(yours)}</b>
          {headerLines.map((line, index) => (
            <p key={index}>{line}</p>
          ))}
        </div>
        <div className="draft__text stack">
          {bodyLines.map((line, index) => (
            <p key={index}>{line}</p>
          ))}
        </div>
        <ButtonLink waits label={openInApp} href={writeMailto(facts.email, title, body)}>
          <i className="tile" data-corner="0" />
          <Ink>{facts.town}</Ink>
        </ButtonLink>
        <div className="cluster">
          <CopyButton
            {...copyButton}
            text={[...headerLines, ...bodyLines].join('\n\n')}
            source={`draft-${id}`}
          />
          {children}
        </div>
      </div>
    </details>
  );
}
