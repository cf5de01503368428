import { ButtonLink } from '../parts/ButtonLink.tsx';
import { Name } from '../parts/Name.tsx';
import { Signature } from '../parts/Signature.tsx';
import { useSite } from '../parts/use-site.ts';
import type { Action, Stat } from '../site/texts.ts';
import './AboutHead.css';

export interface AboutHeadWords {
  /** The mission, in one sentence. */
  title: string;
  lead: string;
  /** How many people work for the company, if the owner states it. */
  count?: Stat | undefined;
  /** A line about each person in company.ts, by name: begins with a verb and has no full stop. */
  roles: Record<string, string>;
  /** A red line after the named people, unless everybody is named. Its link is on the line, title and text below. */
  openLine: { title: string; action: Action; text: string };
}

/** The mission, and who is behind it: each named person has written on a line, and a red one waits for the visitor. */
export function AboutHead({ words }: { words: AboutHeadWords }) {
  const { title, lead, count, roles, openLine } = words;
  const { facts, photos } = useSite();
  const { people, staff = Infinity } = facts;
  return (
    <section className="page-head first-view band" data-ground="ink">
      <h1 className="statement">{title}</h1>
      <p className="lead">{lead}</p>
      <ul role="list" className="people beside">
        {count && (
          <li className="signature">
            <p className="people__count">
              <span className="title">{count.value}</span> {count.text}
            </p>
          </li>
        )}
        {people.map(({ name }, turn) => (
          <Signature key={name} name={name} turn={turn} photo={photos.get(name)}>
            <b>
              <Name>{name}</Name>
            </b>{' '}
            {roles[name]}
          </Signature>
        ))}
        {staff > people.length && (
          <li className="signature">
            <ButtonLink {...openLine.action} waits />
            <p>
              <b>{openLine.title}</b> {openLine.text}
            </p>
          </li>
        )}
      </ul>
    </section>
  );
}
