import { Ink } from '../parts/Ink.tsx';
import { Name } from '../parts/Name.tsx';
import { useSite } from '../parts/use-site.ts';
import { namePhoto } from '../site/name-photo.ts';
import type { Action } from '../site/words.ts';
import '../parts/Button.css';
import './AboutHead.css';

export interface AboutHeadWords {
  title: string;
  lead: string;
  /** One sentence, as the title of the page. */
  mission: string;
  /** Below a line for each person; '' if the owner doesn't state how many. */
  count: string;
  /** A line about each person in company.ts, by name: begins with a verb and has no full stop. */
  roles: Record<string, string>;
  /** On the line that waits for the visitor's project, and below it. */
  waiting: { title: string; action: Action };
}

/** Nobody would count more lines, so beyond this number only named people have one. */
const MAX_PEOPLE = 60;

/**
 * The mission is the loud line. Below it is a line for each person: those who are named have written on theirs, and one of
 * the others waits for the visitor.
 */
export function AboutHead({ words }: { words: AboutHeadWords }) {
  const { title, lead, mission, count, roles, waiting } = words;
  const { facts, photos, resolveHref } = useSite();
  const { people, staff = people.length + 1 } = facts;
  const names = people.map(({ name }) => name);
  const others = staff > MAX_PEOPLE ? 1 : Math.max(staff - people.length, 0);
  return (
    <section className="about-head band" data-ground="ink" data-head>
      <h1 className="title" data-column="first">
        {title}
      </h1>
      <h2 data-column="rest">{mission}</h2>
      <ul role="list" className="people">
        {names.map((name, turn) => {
          const photo = photos.get(namePhoto(name));
          return (
            <li key={name}>
              <div className="people__line">
                {photo && <img {...photo} alt="" />}
                <span>
                  {photo ? (
                    name.split(' ').map((word) => (
                      <Ink key={word} turn={turn} among={name.split(' ')}>
                        {word}
                      </Ink>
                    ))
                  ) : (
                    <Ink turn={turn} among={names}>
                      {name}
                    </Ink>
                  )}
                </span>
              </div>
              <p>
                <b className="lead">
                  <Name>{name}</Name>
                </b>{' '}
                {roles[name]}
              </p>
            </li>
          );
        })}
        {others > 0 && (
          <li>
            <a className="choice lead" data-waits href={resolveHref(waiting.action)}>
              {waiting.title}
            </a>
            <p>{waiting.action.label}</p>
          </li>
        )}
        {Array.from({ length: Math.max(others - 1, 0) }, (_, other) => (
          <li key={other} aria-hidden="true">
            <i className="people__line" />
          </li>
        ))}
      </ul>
      {/* Where everybody is named, no count is needed. */}
      {count && others > 0 && (
        <p className="title" data-column="left">
          {count}
        </p>
      )}
      <p data-column="right">{lead}</p>
    </section>
  );
}
