import type { AboutWords } from '../content/words.ts';
import { PeopleField } from './PeopleField.tsx';

interface Props {
  title: string;
  mission: AboutWords['mission'];
  people: AboutWords['people'];
}

/** The mission is the loud line: one sentence whose first words are a heading. Below it stand the people. */
export const AboutHead = ({ title, mission, people }: Props) => (
  <section className="about-head band" data-ground="ink" data-head>
    <h1 className="title">{title}</h1>
    <div className="about-head__mission title" data-tight>
      <h2>{mission.title}</h2> <p>{mission.text}</p>
    </div>
    <PeopleField {...people} />
  </section>
);
