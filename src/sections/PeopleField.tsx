import type { AboutWords } from '../content/words.ts';
import { Tile } from '../parts/Tile.tsx';
import { useSite } from '../parts/use-site.ts';
import { drawPerson } from '../site/draw-person.ts';
import { layPeople } from '../site/lay-people.ts';
import { namePhoto } from '../site/name-photo.ts';

/** A glyph for each person, edge to edge. The named ones have a photo or an inverted glyph, and a line. */
export function PeopleField({ count, roles }: Pick<AboutWords['people'], 'count' | 'roles'>) {
  const { people, staff } = useSite().facts;
  const { places, rowStarts, countStartsRow, names, size, rows } = layPeople(people.length, staff);
  if (places.length === 0 && !count) return undefined;
  return (
    <ul className="people" data-names={names} data-size={size} data-rows={rows}>
      {places.map((place) => {
        const name = people[place]?.name;
        return name ? (
          <li key={place} className="people__named">
            <div>
              <b className="lead">{name}</b>
              <p className="small">{roles[name]}</p>
            </div>
            <Portrait place={place} name={name} />
          </li>
        ) : (
          <li key={place} data-row-start={rowStarts.has(place) || undefined} aria-hidden="true">
            <Glyph place={place} />
          </li>
        );
      })}
      {count && (
        <li className="people__count title" data-row-start={countStartsRow || undefined}>
          {count.replace('\u00a0', ' ')}
        </li>
      )}
    </ul>
  );
}

function Portrait({ place, name }: { place: number; name: string }) {
  const photo = useSite().photos.get(namePhoto(name));
  return photo ? <img className="glyph people__photo" {...photo} alt="" /> : <Glyph place={place} />;
}

/** A person's four quarters. */
const Glyph = ({ place }: { place: number }) => (
  <b className="glyph" aria-hidden="true">
    {[...drawPerson(place)].map((corner, quarter) => (
      <Tile key={quarter} corner={corner} />
    ))}
  </b>
);
