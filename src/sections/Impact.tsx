import type { HomeWords } from '../content/words.ts';
import { ButtonLink } from '../parts/ButtonLink.tsx';
import { Lines } from '../parts/Lines.tsx';

/** What agents achieve and how it is measured, and how a client calculates whether one pays. */
export function Impact({ title, measured, items, pays, action }: HomeWords['impact']) {
  return (
    <section className="impact band">
      <h2 data-column="first">
        <Lines lines={title} />
      </h2>
      <ul className="impact__results fields columns" data-column="rest">
        {items.map((item, index) => (
          <li key={index}>
            <h3 className="lead">{item.title}</h3>
            <p>{item.text}</p>
            <p className="small">
              <b>{measured}</b>
              {` ${item.measure}`}
            </p>
          </li>
        ))}
      </ul>
      <h3 className="title">{pays.title}</h3>
      {pays.formulas.map(({ operands, result }, index) => (
        <ul className="impact__formula rows title" key={result} data-column={index % 2 ? 'right' : 'left'}>
          {[...operands, { sign: '=', text: result }].map(({ sign, text }, index) => (
            <li key={index}>
              <span>{sign}</span> <span>{text}</span>
            </li>
          ))}
        </ul>
      ))}
      <p data-column="left">{pays.text}</p>
      <div className="button-links" data-column="right">
        <ButtonLink {...action} />
      </div>
    </section>
  );
}
