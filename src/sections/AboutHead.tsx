import type { AboutWords } from '../content/words.ts';
import { useSite } from '../parts/use-site.ts';
import { drawPerson } from '../site/draw-person.ts';
import { namePhoto } from '../site/name-photo.ts';

/** More people have small glyphs. These are three rows. */
const MAX_LARGE_GLYPHS = 18;
/** More people are only counted. */
const MAX_GLYPHS = 60;

/** The mission is the loud line: one sentence whose first words are a heading. Below it stand the people. */
export const AboutHead = ({ head, mission, people }: AboutWords) => (
  <section className="about-head band" data-ground="ink" data-head>
    <h1 className="title">{head.title}</h1>
    <div className="about-head__mission title" data-tight>
      <h2>{mission.title}</h2> <p>{mission.text}</p>
    </div>
    <PeopleField {...people} />
  </section>
);

/** A glyph for each person, edge to edge. The named ones have a photo or an inverted glyph, and a line. */
function PeopleField({ count, roles }: AboutWords['people']) {
  const { facts, photos } = useSite();
  const { people, staff } = facts;
  const total = staff > MAX_GLYPHS ? people.length : Math.max(staff, people.length);
  if (total === 0 && !count) return undefined;
  return (
    <ul
      className="people"
      data-names={people.length > 2 ? 'inside' : 'beside'}
      data-size={total > MAX_LARGE_GLYPHS ? 'small' : 'large'}
    >
      {Array.from({ length: total }, (_, place) => {
        const name = people[place]?.name;
        const photo = name && photos.get(namePhoto(name));
        return (
          <li key={place} className={name && 'people__named'} aria-hidden={name ? undefined : true}>
            {name && (
              <div>
                <b className="lead">{name}</b>
                <p className="small">{roles[name]}</p>
              </div>
            )}
            {photo ? <img className="glyph" {...photo} alt="" /> : <Glyph place={place} />}
          </li>
        );
      })}
      {count && <li className="people__count title">{count.replace('\u00a0', ' ')}</li>}
    </ul>
  );
}

/** A person's four quarters. */
const Glyph = ({ place }: { place: number }) => (
  <b className="glyph" aria-hidden="true">
    {[...drawPerson(place)].map((corner, quarter) => (
      <i key={quarter} className="tile" data-corner={corner} />
    ))}
  </b>
);
