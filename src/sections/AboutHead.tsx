import type { AboutWords } from '../site/words.ts';
import { Team } from './Team.tsx';
import './AboutHead.css';

/** The mission is the loud line: one sentence whose first words are a heading. Below it stand the people. */
export const AboutHead = ({ head, mission, people }: AboutWords) => (
  <section className="about-head band" data-ground="ink" data-head>
    <div className="stack" data-column="first">
      <h1 className="title">{head.title}</h1>
      <p className="small">{head.lead}</p>
    </div>
    <div className="title heading" data-column="rest" data-tight>
      <h2>{mission.title}</h2> <p>{mission.text}</p>
    </div>
    <Team {...people} />
  </section>
);
