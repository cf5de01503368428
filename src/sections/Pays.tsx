import type { HomeWords } from '../content/words.ts';
import { PLAN, SOLID } from '../illustrations/ring-paths.ts';
import { ButtonLink } from '../parts/ButtonLink.tsx';
import { useSite } from '../parts/use-site.ts';

type Props = HomeWords['impact']['pays'] & Pick<HomeWords['impact'], 'action'>;

const COLUMNS = 6;

/** Whether an agent pays: the sum of an example, and a ring for each month, in outline until it has paid. */
export function Pays({ title, example, formula, text, action }: Props) {
  const facts = useSite().facts.example;
  return (
    <section className="pays band" data-joined>
      <div className="pays__head stack" data-column="left">
        <h2>{title}</h2>
        <p className="lead">{(example ?? formula).lead}</p>
      </div>
      {example && facts && (
        <>
          <svg
            className="pays__rings"
            viewBox={`0 0 ${COLUMNS * 200} ${Math.ceil(facts.monthsShown / COLUMNS) * 200}`}
            fill="none"
            stroke="currentColor"
            role="img"
            aria-label={example.rings}
          >
            {Array.from({ length: facts.monthsShown }, (_, month) => (
              <path
                key={month}
                transform={`translate(${100 + 200 * (month % COLUMNS)} ${100 + 200 * Math.floor(month / COLUMNS)})`}
                {...(month < facts.months
                  ? { d: PLAN, vectorEffect: 'non-scaling-stroke' }
                  : { d: SOLID, fill: 'currentColor', stroke: 'none', fillRule: 'evenodd' })}
              />
            ))}
          </svg>
          <ul className="pays__stats stats" data-column="right">
            {[example.payback, example.earning].map(({ value, note }) => (
              <li key={note}>
                <b>{value}</b> <span>{note}</span>
              </li>
            ))}
          </ul>
          <dl className="pays__sum rows" data-column="left">
            {example.sum.map(({ sign, value, text }) => (
              <div key={text}>
                <dt className="title">
                  <span>{sign}</span> <span>{value}</span>
                </dt>
                <dd>{text.replace(/(\d) /g, '$1\u00a0')}</dd>
              </div>
            ))}
          </dl>
          <p className="small">{example.note}</p>
        </>
      )}
      {!example && (
        <ul className="rows lead" data-column="right">
          {formula.sums.map((sum) => (
            <li key={sum}>{sum}</li>
          ))}
        </ul>
      )}
      <div className="pays__advice stack">
        <p>{text}</p>
        <div className="cluster">
          <ButtonLink {...action} secondary />
        </div>
      </div>
    </section>
  );
}
