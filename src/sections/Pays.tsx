import { Band } from '../parts/Band.tsx';
import { useSite } from '../parts/use-site.ts';
import type { Stat } from '../site/words.ts';
import '../parts/Tile.css';
import './Pays.css';

export interface PaysWords {
  title: string;
  lead: string;
  /** The bill line by line. The last one is the result. */
  sum: { value: string; text: string }[];
  payback: Stat;
  earning: Stat;
  /** The alternative text of the picture that shows a ring for each month. */
  rings: string;
  /** With how many cases it pays within the months shown. */
  least: string;
  note: string;
}

/** Whether an agent pays: an example as a bill, and a ring for each month, with thin lines until it has paid. */
export function Pays({ words }: { words: PaysWords }) {
  const { offer } = useSite().facts;
  if (!offer) return;
  const { title, lead, sum, rings, payback, earning, least, note } = words;
  return (
    <Band title={title} lead={lead} className="pays" joined>
      <dl className="pays__bill">
        {sum.map(({ value, text }) => (
          <div key={text}>
            <dt>{text}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <div className="pays__months" data-ground="ink" role="img" aria-label={rings}>
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
      <p className="pays__least lead">{least}</p>
      <p className="pays__note">{note}</p>
    </Band>
  );
}
