import type { ReactNode } from 'react';
import { Name } from '../parts/Name.tsx';
import { Person } from '../parts/Person.tsx';
import { useSite } from '../parts/use-site.ts';
import { namePhoto } from '../site/name-photo.ts';
import type { AboutWords } from '../site/words.ts';
import '../parts/Tile.css';
import './AboutHead.css';

/** More people are only counted. */
const MAX_TILES = 60;

/** A tile for each person. Those who are named have a white tile or a photo. The last tile waits for the visitor. */
export function Team({ count, roles, waiting }: AboutWords['people']) {
  const { facts, photos, resolveHref } = useSite();
  const { people, staff = 0 } = facts;
  const total = staff > MAX_TILES ? people.length : Math.max(staff, people.length);
  if (total === 0 && !count) return undefined;
  return (
    <ul className="team">
      {people.map(({ name }, place) => {
        const photo = photos.get(namePhoto(name));
        return (
          <Card key={name} href="#work" title={<Name>{name}</Name>} text={roles[name]!}>
            {photo ? <img className="person" {...photo} alt="" /> : <Person place={place} />}
          </Card>
        );
      })}
      {Array.from({ length: total - people.length }, (_, place) => (
        <li key={place} aria-hidden="true">
          <Person place={people.length + place} />
        </li>
      ))}
      {count && <li className="title">{count}</li>}
      <Card href={resolveHref(waiting.action)} title={waiting.title} text={waiting.action.label}>
        <i className="tile" data-corner="3" data-waits />
      </Card>
    </ul>
  );
}

interface CardProps {
  href: string;
  title: ReactNode;
  text: string;
  children: ReactNode;
}

/** A tile with a title and a line. */
const Card = ({ href, title, text, children }: CardProps) => (
  <li>
    <a href={href}>
      {children}
      <span>
        <b className="lead">{title}</b> <span className="small">{text}</span>
      </span>
    </a>
  </li>
);
