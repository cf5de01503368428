import type { ReactNode } from 'react';
import { ButtonLink } from '../parts/ButtonLink.tsx';
import { CopyButton } from '../parts/CopyButton.tsx';
import { Ink } from '../parts/Ink.tsx';
import { TextList } from '../parts/TextList.tsx';
import { useSite } from '../parts/use-site.ts';
import { WaitingRing } from '../parts/WaitingRing.tsx';
import { writeMailto } from '../site/email.ts';
import { joinPlain, type Plain, type PlainText } from '../site/typeset.ts';
import type { Service } from '../site/words.ts';
import './EmailDraft.css';

const EMPTY = '' as PlainText;

/** What the email says is plain, and typeset only where the page shows it. */
interface Props extends Plain<Pick<Service, 'title' | 'questions'>> {
  id: string;
  subject: PlainText;
  isOpen?: boolean;
  children?: ReactNode;
}

/**
 * An email that the visitor reads before an app opens it. The browser keeps one draft open, and opens another by the
 * address of the page: /contact#draft-call. client/page-script/choose-draft.ts does what browsers don't.
 */
export function EmailDraft({ id, title, subject, questions, isOpen, children }: Props) {
  const { facts, plain, words, typeset } = useSite();
  const { to, subject: label, copying } = plain.contact.drafts;
  const lines = [joinPlain([to, facts.email], ' '), joinPlain([label, subject], ' ')];
  // RFC 6068: lines of an email end with CR LF. An empty line for the answer follows each question.
  const body = joinPlain([...questions, EMPTY], ' \r\n\r\n');
  return (
    <details className="draft" name="draft" open={isOpen}>
      <summary>
        <h3>{typeset(title)}</h3>
      </summary>
      <div className="draft__email" id={`draft-${id}`} data-ground="white">
        <div className="draft__head cluster small">
          {lines.map((line, index) => (
            <p key={index}>{typeset(line)}</p>
          ))}
        </div>
        <div className="stamp">
          <WaitingRing />
          <Ink>{facts.town}</Ink>
        </div>
        <TextList className="title" texts={questions.map(typeset)} />
        <div className="cluster">
          <ButtonLink
            waits
            label={words.contact.drafts.open}
            href={writeMailto(facts.email, subject, body)}
          />
          <CopyButton
            {...copying}
            text={joinPlain([...lines, ...questions], '\n\n')}
            source={`draft-${id}`}
          />
          {children}
        </div>
      </div>
    </details>
  );
}
