import { Ring } from '../parts/Ring.tsx';
import { TextList } from '../parts/TextList.tsx';
import { useSite } from '../parts/use-site.ts';
import type { HomeWords } from '../site/words.ts';
import './Pays.css';

/** Whether an agent pays: the sum of an example, and a ring for each month, in outline until it has paid. */
export function Pays({ title, example, formula, text }: NonNullable<HomeWords['pays']>) {
  const facts = useSite().facts.offer;
  return (
    <section className="band" data-joined>
      <h2 data-column="first">{title}</h2>
      <p className="lead" data-column="second">
        {(example ?? formula).lead}
      </p>
      {example && facts ? (
        <>
          <dl className="pays__sum rows" data-column="right">
            {example.sum.map(({ sign, value, text }) => (
              <div key={text}>
                <dt className="lead">{sign ? `${sign} ${value}` : value}</dt>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
          <figure className="pays__band" data-column="page" data-ground="ink">
            <div className="pays__months" role="img" aria-label={example.rings}>
              {Array.from({ length: facts.monthsShown }, (_, month) => (
                <Ring key={month} isOutline={month < facts.months} />
              ))}
            </div>
            <figcaption className="small">{example.unit}</figcaption>
          </figure>
          <div className="pays__figures">
            {[example.payback, example.earning].map(({ value, note }) => (
              <p key={note}>
                <b>{value}</b> <span>{note}</span>
              </p>
            ))}
          </div>
        </>
      ) : (
        <TextList className="rows lead" data-column="right" texts={formula.sums} />
      )}
      <p className="lead" data-column="left">
        {text}
      </p>
      {example && (
        <div className="stack small" data-column="right">
          <p>{example.range}</p>
          <p>{example.note}</p>
        </div>
      )}
    </section>
  );
}
