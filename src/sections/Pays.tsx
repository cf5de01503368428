import { useSite } from '../parts/use-site.ts';
import type { PaysWords } from '../site/words.ts';
import '../parts/Tile.css';
import './Pays.css';

/** Whether an agent pays: an example as a bill, and a ring for each month, with thin lines until it has paid. */
export function Pays({ title, lead, sum, rings, payback, earning, least, note }: PaysWords) {
  const { offer } = useSite().facts;
  if (!offer) return;
  return (
    <section className="band" data-joined>
      <h2 data-column="first">{title}</h2>
      <p className="lead" data-column="rest">
        {lead}
      </p>
      <dl className="pays__bill">
        {sum.map(({ value, text }) => (
          <div key={text}>
            <dt>{text}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <div className="pays__months" data-column="page" data-ground="ink" role="img" aria-label={rings}>
        {Array.from({ length: offer.monthsShown }, (_, month) => (
          <i
            key={month}
            className="tile"
            data-corner="all"
            data-stroke={month < offer.months ? 'thin' : undefined}
          />
        ))}
      </div>
      <div className="pays__figures">
        {[payback, earning].map(({ value, text }) => (
          <p key={text}>
            <b>{value}</b> <span>{text}</span>
          </p>
        ))}
      </div>
      <p className="lead" data-column="left">
        {least}
      </p>
      <p data-column="right">{note}</p>
    </section>
  );
}
