import { Band } from '../parts/Band.tsx';
import type { Stat } from '../site/texts.ts';
import '../parts/Tile.css';
import './Pays.css';

export interface PaysWords {
  title: string;
  lead: string;
  /** The bill line by line. The last one is the result. */
  sum: { value: string; text: string; note?: string }[];
  /** What a ring is, and the alternative text of the picture that shows one for each month. */
  legend: string;
  alternative: string;
  payback: Stat;
  earning: Stat;
  text: string;
  /** With how many cases it pays within the months shown, and what the sum leaves out. */
  note: string;
}

/** Whether an agent pays: an example as a bill, and a ring for each month, with thin lines until it has paid. */
export const Pays = ({ words }: { words: PaysWords }) => (
  <Band title={words.title} lead={words.lead}>
    <div className="pays__sum">
      <dl className="pays__bill lines">
        {words.sum.map(({ value, text, note }, index) => (
          <div key={index}>
            <dt>
              {text} {note && <small>{note}</small>}
            </dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <div className="pays__band" data-ground="ink">
        <p>{words.legend}</p>
        <div className="pays__months rings" role="img" aria-label={words.alternative}>
          {Array.from({ length: words.payback.value + words.earning.value }, (_, month) => (
            <i key={month} className="tile" data-stroke={month < words.payback.value ? 'thin' : undefined} />
          ))}
        </div>
      </div>
      {[words.payback, words.earning].map(({ value, text }, index) => (
        <p key={index} className="pays__figure">
          <b className="title" data-ground="ink">
            {value}
          </b>{' '}
          <span>{text}</span>
        </p>
      ))}
    </div>
    <div className="halves stack">
      <p className="lead">{words.text}</p>
      <p>{words.note}</p>
    </div>
  </Band>
);
