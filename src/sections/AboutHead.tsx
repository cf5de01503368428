import { Name } from '../parts/Name.tsx';
import { Person } from '../parts/Person.tsx';
import { useSite } from '../parts/use-site.ts';
import { namePhoto } from '../site/name-photo.ts';
import type { AboutWords } from '../site/words.ts';
import './AboutHead.css';

/** Nobody would count more heads, so beyond this number only named people have one. */
const MAX_PEOPLE = 60;

/**
 * The mission is the loud line. Below it stand those who are named, a place for whoever will work for the visitor, a head
 * for each of the others, and what the company does.
 */
export function AboutHead({ head, mission, people: { roles, waiting, count } }: AboutWords) {
  const { facts, photos, resolveHref, addRule } = useSite();
  const { people, staff = 0 } = facts;
  const others = staff > MAX_PEOPLE ? 0 : Math.max(staff - people.length, 0);
  const isCrowd = others > 20;
  addRule(
    `.others{--few:${fillRows(others, isCrowd ? 10 : 5)};--many:${fillRows(others, isCrowd ? 20 : 10)}}`,
  );
  const cards = people.map(({ name }) => {
    const photo = photos.get(namePhoto(name));
    return {
      href: '#work',
      picture: photo ? <img {...photo} alt="" /> : <Person quarter="turns" />,
      title: <Name>{name}</Name>,
      text: roles[name],
    };
  });
  const place = {
    href: resolveHref(waiting.action),
    picture: <Person quarter="waits" />,
    title: waiting.title,
    text: waiting.action.label,
  };
  return (
    <section className="about-head band" data-ground="ink" data-head>
      <h1 className="title small">{head.title}</h1>
      <h2>{mission}</h2>
      <ul role="list" className="team">
        {[...cards, place].map(({ href, picture, title, text }, index) => (
          <li key={index}>
            <a href={href}>
              {picture}
              <span>
                <b>{title}</b> <span className="small">{text}</span>
              </span>
            </a>
          </li>
        ))}
      </ul>
      {others > 0 && (
        <div className="others" aria-hidden="true">
          {Array.from({ length: others }, (_, other) => (
            <Person key={other} />
          ))}
        </div>
      )}
      {/* Where everybody is named, no count is needed. */}
      {count && staff !== people.length && (
        <p className="title" data-column="left">
          {count}
        </p>
      )}
      <p data-column="right">{head.lead}</p>
    </section>
  );
}

/** How many stand in a row, so that the rows have as equally many as possible, and never more than `most`. */
const fillRows = (number: number, most: number) => Math.ceil(number / Math.ceil(number / most)) || 1;
