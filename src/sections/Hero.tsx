import type { HomeWords } from '../content/words.ts';
import { ButtonLink } from '../parts/ButtonLink.tsx';
import { Drawing } from '../parts/Drawing.tsx';
import { Lines } from '../parts/Lines.tsx';
import { Tile } from '../parts/Tile.tsx';

type Props = HomeWords['hero'];

/**
 * client/play/follow-waiting.ts changes the button, and the sentence that says whether a tile waits; React does not.
 */
export function Hero({ title, lead, primary, secondary, waiting }: Props) {
  return (
    <section className="hero band" data-ground="ink">
      <h1 className="hero__title">
        <Lines lines={title} />
      </h1>
      <div className="hero__text">
        <p className="lead">{lead}</p>
        <div className="button-links">
          <ButtonLink {...primary} />
          <ButtonLink {...secondary} secondary />
        </div>
      </div>
      <div className="hero__art">
        <Drawing name="hero">
          <button id="waiting-tile" type="button" aria-label={waiting.button} suppressHydrationWarning>
            <Tile />
          </button>
        </Drawing>
        <p className="hero__line" role="status">
          <span className="hero__live">
            <span data-when="playing">{waiting.runs} </span>
            <b data-waits={waiting.waits} data-decided={waiting.decided} suppressHydrationWarning>
              {waiting.waits}
            </b>{' '}
            <label htmlFor="waiting-tile">{waiting.turn}</label>
          </span>
          <b className="hero__still">{waiting.withoutScripts}</b>
        </p>
      </div>
    </section>
  );
}
