import type { AboutWords } from '../content/words.ts';
import { Tile } from '../parts/Tile.tsx';
import { useSite } from '../parts/use-site.ts';
import { drawPerson } from '../site/draw-person.ts';
import { namePhoto } from '../site/name-photo.ts';

const GLYPHS_A_ROW = 6;
/** More people have small glyphs. */
const MAX_LARGE_GLYPHS = 3 * GLYPHS_A_ROW;
/** More people are only counted. */
const MAX_GLYPHS = 60;

/** A glyph for each person, edge to edge. The named ones have a photo or an inverted glyph, and a line. */
export function PeopleField({ count, roles }: Pick<AboutWords['people'], 'count' | 'roles'>) {
  const { people, staff } = useSite().facts;
  const total = staff > MAX_GLYPHS ? people.length : Math.max(staff, people.length);
  if (total === 0 && !count) return undefined;
  const places = Array.from({ length: total }, (_, place) => place);
  if (people.length === 2) {
    // Each begins a row, and the two rows are about equally long.
    const [second] = places.splice(1, 1);
    places.splice(Math.min(GLYPHS_A_ROW, Math.ceil(total / 2)), 0, second!);
  }
  return (
    <ul
      className="people"
      data-names={people.length > 2 ? 'inside' : 'beside'}
      data-size={total > MAX_LARGE_GLYPHS ? 'small' : 'large'}
    >
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
          <li key={place} aria-hidden="true">
            <Glyph place={place} />
          </li>
        );
      })}
      {count && <li className="people__count title">{count.replace('\u00a0', ' ')}</li>}
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
