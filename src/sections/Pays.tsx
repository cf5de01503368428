import type { HomeWords } from '../content/words.ts';
import { OUTLINE, SOLID } from '../illustrations/rings.ts';
import { ButtonLink } from '../parts/ButtonLink.tsx';
import { TextList } from '../parts/TextList.tsx';
import { useSite } from '../parts/use-site.ts';

type Props = HomeWords['impact']['pays'] & Pick<HomeWords['impact'], 'action'>;

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
                {Array.from({ length: 12 }, (_, month) => (
                  <Ring key={month} isSolid={12 * year + month >= facts.months} />
                ))}
              </div>
            ))}
          </div>
          <ul className="pays__stats stats columns" data-column="rest">
            {[example.payback, example.earning].map(({ value, note }, index) => (
              <li key={index}>
                <b>
                  {value} <Ring isSolid={index > 0} />
                </b>
                <span>{note}</span>
              </li>
            ))}
          </ul>
          <p className="pays__note small">{example.note}</p>
        </>
      ) : (
        <TextList className="rows lead" data-column="right" texts={formula.sums} />
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

/** A month: in outline until the agent has paid, then solid. */
const Ring = ({ isSolid }: { isSolid: boolean }) => (
  <svg viewBox="-100 -100 200 200" fill="none" stroke="currentColor" aria-hidden="true">
    {isSolid ? (
      <path d={SOLID} fill="currentColor" stroke="none" fillRule="evenodd" />
    ) : (
      <path d={OUTLINE} vectorEffect="non-scaling-stroke" />
    )}
  </svg>
);
