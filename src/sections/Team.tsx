import type { ReactNode } from 'react';
import { Name } from '../parts/Name.tsx';
import { Person } from '../parts/Person.tsx';
import { useSite } from '../parts/use-site.ts';
import { namePhoto } from '../site/name-photo.ts';
import type { AboutWords } from '../site/words.ts';
import './Team.css';

/** More people have smaller tiles, or none. */
const MANY = 24;
const MAX_TILES = 60;

/** A tile for each person. Those who are named come first, then a place for whoever will work for the visitor. */
export function Team({ roles, waiting }: Pick<AboutWords['people'], 'roles' | 'waiting'>) {
  const { facts, photos, resolveHref } = useSite();
  const { people, staff = 0 } = facts;
  const others = staff > MAX_TILES ? 0 : Math.max(staff - people.length, 0);
  return (
    <ul role="list" className="team" data-many={others > MANY || undefined}>
      {people.map(({ name }) => {
        const photo = photos.get(namePhoto(name));
        return (
          <Card key={name} href="#work" title={<Name>{name}</Name>} text={roles[name]!}>
            {photo ? <img className="team__photo" {...photo} alt="" /> : <Person quarter="turns" />}
          </Card>
        );
      })}
      <Card href={resolveHref(waiting.action)} title={waiting.title} text={waiting.action.label}>
        <Person quarter="waits" />
      </Card>
      {Array.from({ length: others }, (_, other) => (
        <li key={other} aria-hidden="true">
          <Person />
        </li>
      ))}
    </ul>
  );
}

interface CardProps {
  href: string;
  title: ReactNode;
  text: string;
  children: ReactNode;
}

/** A tile with a title and a line beside it. */
const Card = ({ href, title, text, children }: CardProps) => (
  <li>
    <a href={href}>
      {children}
      <span>
        <b>{title}</b> <span className="small">{text}</span>
      </span>
    </a>
  </li>
);
