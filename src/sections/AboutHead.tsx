import { useSite } from '../parts/use-site.ts';
import type { AboutWords } from '../site/words.ts';
import { Team } from './Team.tsx';
import './AboutHead.css';

/** The mission is the loud line. Below it stand the people, and what the company does. */
export function AboutHead({ head, mission, people }: AboutWords) {
  const { facts } = useSite();
  // Where everybody is named, no count is needed.
  const isCounted = people.count && facts.staff !== facts.people.length;
  return (
    <section className="about-head band" data-ground="ink" data-head>
      <h1 className="title small">{head.title}</h1>
      <h2>{mission}</h2>
      <Team {...people} />
      {isCounted && <p className="title">{people.count}</p>}
      <p data-column="right">{head.lead}</p>
    </section>
  );
}
