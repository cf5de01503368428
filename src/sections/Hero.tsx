import { ButtonLink } from '../parts/ButtonLink.tsx';
import { Drawing } from '../parts/Drawing.tsx';
import { Lines } from '../parts/Lines.tsx';
import type { HomeWords } from '../site/words.ts';

type Props = HomeWords['hero'];

export function Hero({ title, lead, primary, secondary }: Props) {
  return (
    <section className="hero band" data-ground="ink">
      <h1 className="hero__title">
        <Lines lines={title} />
      </h1>
      <div className="hero__text">
        <p className="lead">{lead}</p>
        <div className="actions">
          <ButtonLink {...primary} />
          <ButtonLink {...secondary} secondary />
        </div>
      </div>
      <div className="hero__art">
        <Drawing name="hero" />
      </div>
    </section>
  );
}
