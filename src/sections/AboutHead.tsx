import type { AboutWords } from '../content/words.ts';
import { Tile } from '../parts/Tile.tsx';
import { useSite } from '../parts/use-site.ts';
import { drawPerson } from '../site/draw-person.ts';

interface Props {
  title: string;
  mission: AboutWords['mission'];
  people: AboutWords['people'];
}

/** The mission is the loud line: one sentence whose first words are a heading. Below it a glyph for each person. */
export function AboutHead({ title, mission, people: { count, roles } }: Props) {
  const { staff, people: named } = useSite().facts;
  const people = Math.max(staff, named.length);
  const management = named.map(({ name }) => ({ name, role: roles[name] }));
  return (
    <section className="about-head band" data-ground="ink" data-head>
      <h1 className="title">{title}</h1>
      <div className="about-head__mission title" data-tight>
        <h2>{mission.title}</h2> <p>{mission.text}</p>
      </div>
      {management.length > 0 && (
        <ul className="about-head__managers">
          {management.map(({ name, role }, place) => (
            <li key={name}>
              <div>
                <b className="lead">{name}</b>
                {role && <p className="small">{role}</p>}
              </div>
              {people > 0 && <Glyph place={place} />}
            </li>
          ))}
        </ul>
      )}
      {(people > 0 || count) && (
        <div className="about-head__people">
          {/* Where those stand whose names are beside them. */}
          {management.map(({ name }) => (
            <i key={name} />
          ))}
          {Array.from({ length: Math.max(0, people - management.length) }, (_, other) => (
            <Glyph key={other} place={management.length + other} />
          ))}
          {count && <p className="title">{count.replace('\u00a0', ' ')}</p>}
        </div>
      )}
    </section>
  );
}

const Glyph = ({ place }: { place: number }) => (
  <b className="glyph" aria-hidden="true">
    {[...drawPerson(place)].map((corner, quarter) => (
      <Tile key={quarter} corner={corner} />
    ))}
  </b>
);
