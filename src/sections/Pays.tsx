import { useSite } from '../parts/use-site.ts';
import type { PaysWords } from '../site/words.ts';
import '../parts/Tile.css';
import './Pays.css';

/** Whether an agent pays: the sum of an example, and a ring for each month, with thin lines until it has paid. */
export function Pays({ title, lead, sum, rings, unit, payback, earning, text, range, note }: PaysWords) {
  const { offer } = useSite().facts;
  if (!offer) return;
  return (
    <section className="band" data-joined>
      <h2 data-column="first">{title}</h2>
      <p className="lead" data-column="second">
        {lead}
      </p>
      <dl className="pays__sum rows" data-column="right">
        {sum.map(({ sign, value, text }) => (
          <div key={text}>
            <dt className="lead">{sign ? `${sign} ${value}` : value}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      <figure className="pays__band" data-column="page" data-ground="ink">
        <div className="pays__months" role="img" aria-label={rings}>
          {Array.from({ length: offer.monthsShown }, (_, month) => (
            <i
              key={month}
              className="tile"
              data-corner="all"
              data-stroke={month < offer.months ? 'thin' : undefined}
            />
          ))}
        </div>
        <figcaption className="small">{unit}</figcaption>
      </figure>
      <div className="pays__figures">
        {[payback, earning].map(({ value, text }) => (
          <p key={text}>
            <b>{value}</b> <span>{text}</span>
          </p>
        ))}
      </div>
      <p className="lead" data-column="left">
        {text}
      </p>
      <div className="stack small" data-column="right">
        {range && <p>{range}</p>}
        <p>{note}</p>
      </div>
    </section>
  );
}
