import type { HomeWords } from '../content/words.ts';
import { OUTLINE, SOLID } from '../illustrations/ring-paths.ts';
import { ButtonLink } from '../parts/ButtonLink.tsx';
import { useSite } from '../parts/use-site.ts';

type Props = HomeWords['impact']['pays'] & Pick<HomeWords['impact'], 'action'>;

const HALF_YEAR_MONTHS = 6;
const HALVES = [0, 1] as const;

/** Whether an agent pays: the sum of an example, and a ring for each month, in outline until it has paid. */
export function Pays({ title, example, formula, text, action }: Props) {
  const facts = useSite().facts.example;
  return (
    <section className="pays band" data-joined>
      <div className="stack" data-column="left">
        <h2>{title}</h2>
        <p className="lead">{(example ?? formula).lead}</p>
      </div>
      {example && facts ? (
        <>
          <dl className="pays__sum rows" data-column="right">
            {example.sum.map(({ sign, value, text }) => (
              <div key={text}>
                <dt className="lead">
                  <span>{sign}</span> <span>{value}</span>
                </dt>
                <dd>{text.replace(/(\d) /g, '$1\u00a0')}</dd>
              </div>
            ))}
          </dl>
          <div className="pays__years" role="img" aria-label={example.rings}>
            {Array.from({ length: facts.monthsShown / 12 }, (_, year) => (
              <div className="pays__year" key={year}>
                <span>{`${example.year} ${year + 1}`}</span>
                <div className="pays__rings">
                  {HALVES.map((half) => (
                    <Months key={half} first={12 * year + HALF_YEAR_MONTHS * half} payback={facts.months} />
                  ))}
                </div>
              </div>
            ))}
          </div>
          <ul className="pays__stats stats columns" data-column="rest">
            {[example.payback, example.earning].map(({ value, note }, index) => (
              <li key={index}>
                <b>
                  {value} <Months first={index} count={1} payback={1} />
                </b>
                <span>{note}</span>
              </li>
            ))}
          </ul>
          <p className="pays__note small">{example.note}</p>
        </>
      ) : (
        <ul className="rows lead" data-column="right">
          {formula.sums.map((sum) => (
            <li key={sum}>{sum}</li>
          ))}
        </ul>
      )}
      <div className="pays__advice stack" data-column="right">
        <p>{text}</p>
        <div className="cluster">
          <ButtonLink {...action} secondary />
        </div>
      </div>
    </section>
  );
}

/** A ring for each of some months in a row. */
function Months({
  first,
  count = HALF_YEAR_MONTHS,
  payback,
}: {
  first: number;
  count?: number;
  payback: number;
}) {
  return (
    <svg viewBox={`-100 -100 ${200 * count} 200`} fill="none" stroke="currentColor" aria-hidden="true">
      {Array.from({ length: count }, (_, place) => (
        <path
          key={place}
          transform={place > 0 ? `translate(${200 * place})` : undefined}
          {...(first + place < payback
            ? { d: OUTLINE, vectorEffect: 'non-scaling-stroke' }
            : { d: SOLID, fill: 'currentColor', stroke: 'none', fillRule: 'evenodd' })}
        />
      ))}
    </svg>
  );
}
