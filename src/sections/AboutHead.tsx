import type { AboutWords } from '../content/words.ts';
import { Tile } from '../parts/Tile.tsx';
import { useSite } from '../parts/use-site.ts';
import { countRings } from '../site/arrange-rings.ts';

interface Props {
  title: string;
  mission: AboutWords['mission'];
  /** The number of people, as a sentence says it. */
  count: string;
}

/** The mission is the loud line: one sentence whose first words are a heading. Below it a ring for each person. */
export function AboutHead({ title, mission, count }: Props) {
  const { staff, management } = useSite().facts;
  const rings = countRings(staff);
  return (
    <section className="about-head band" data-ground="ink" data-rings={rings}>
      <h1>{title}</h1>
      <div className="about-head__mission title" data-tight>
        <h2>{mission.title}</h2> <p>{mission.text}</p>
      </div>
      {management.length > 0 && (
        <ul className="about-head__managers">
          {management.map(({ name, duty }) => (
            <li key={name}>
              <b className="title">{name}</b>
              {duty && <p className="small">{duty}</p>}
            </li>
          ))}
        </ul>
      )}
      {rings > 0 && (
        <div className="about-head__rings" aria-hidden="true">
          {Array.from({ length: rings }, (_, person) =>
            person < management.length ? (
              <b key={person}>
                <Tile />
              </b>
            ) : (
              <Tile key={person} />
            ),
          )}
        </div>
      )}
      {count && (
        <p className="about-head__count title" data-tight>
          {count}
        </p>
      )}
    </section>
  );
}
