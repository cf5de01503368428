import type { AboutWords } from '../content/words.ts';
import { MotionButton } from '../parts/MotionButton.tsx';
import { MovingTiles } from '../parts/MovingTiles.tsx';

interface Props {
  words: AboutWords['head'];
  mission: AboutWords['mission'];
  /** What waits for the visitor further down. */
  waiting: string;
}

/** The mission is the loud line: one sentence whose first words are a heading. */
export function AboutHead({ words: { title, lead }, mission, waiting }: Props) {
  return (
    <section className="about-head band" data-ground="ink">
      <h1>{title}</h1>
      <a className="about-head__waiting" href="#company">
        <span className="ring" />
        {waiting}
      </a>
      <div className="about-head__mission" data-tight>
        <h2>{mission.title}</h2> <p>{mission.text}</p>
      </div>
      <div className="about-head__strip">
        <MovingTiles name="about">
          <MotionButton />
        </MovingTiles>
      </div>
      <p className="about-head__lead lead">{lead}</p>
    </section>
  );
}
