import type { HomeWords } from '../content/words.ts';
import { ButtonLink } from '../parts/ButtonLink.tsx';
import { Lines } from '../parts/Lines.tsx';

export function Impact({ title, measured, items, pays, action }: HomeWords['impact']) {
  return (
    <section className="impact band">
      <h2>
        <Lines lines={title} />
      </h2>
      <ul className="fields">
        {items.map((item, index) => (
          <li key={index}>
            <h3 className="lead">{item.title}</h3>
            <p>{item.text}</p>
            <p>
              <b>{measured}</b>
              {` ${item.measure}`}
            </p>
          </li>
        ))}
      </ul>
      <h3 className="title">{pays.title}</h3>
      {pays.formulas.map(({ operands, result }) => (
        <ul className="impact__sum title" key={result}>
          {[...operands, { sign: '=', text: result }].map(({ sign, text }, index) => (
            <li key={index}>
              <span>{sign}</span> <span>{text}</span>
            </li>
          ))}
        </ul>
      ))}
      <p>{pays.text}</p>
      <div className="button-links">
        <ButtonLink {...action} />
      </div>
    </section>
  );
}
