import type { Action } from '../content/words.ts';
import { ButtonLink } from '../parts/ButtonLink.tsx';
import { Drawing } from '../parts/Drawing.tsx';

interface Props {
  title: string;
  action: Action;
}

/** 404 as a poster; the 0 is a ring of four tiles, one of which never turns into its place. */
export function NotFoundMessage({ title, action }: Props) {
  return (
    <section className="not-found band" data-ground="ink">
      <div className="not-found__poster">
        <span aria-hidden="true">4</span>
        <div className="not-found__ring">
          <Drawing name="ring" />
        </div>
        <span aria-hidden="true">4</span>
      </div>
      <h1 className="title">{title}</h1>
      <div className="not-found__action">
        <ButtonLink {...action} />
      </div>
    </section>
  );
}
