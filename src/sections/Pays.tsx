import { ButtonLink } from '../parts/ButtonLink.tsx';
import { Ring } from '../parts/Ring.tsx';
import { TextList } from '../parts/TextList.tsx';
import { useSite } from '../parts/use-site.ts';
import type { HomeWords } from '../site/words.ts';
import './Pays.css';

type Props = HomeWords['impact']['pays'] & Pick<HomeWords['impact'], 'action'>;

/** Whether an agent pays: the sum of an example, and a ring for each month, in outline until it has paid. */
export function Pays({ title, example, formula, text, action }: Props) {
  const facts = useSite().facts.example;
  return (
    <section className="pays band" data-joined>
      <h2 data-column="first">{title}</h2>
      <p className="lead" data-column="second">
        {(example ?? formula).lead}
      </p>
      {example && facts ? (
        <>
          <dl className="pays__sum rows" data-column="right">
            {example.sum.map(({ sign, value, text }) => (
              <div key={text}>
                <dt className="lead">
                  <span>{sign}</span> <span>{value}</span>
                </dt>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
          <div className="pays__note stack small">
            {example.range && <p>{example.range}</p>}
            <p>{example.note}</p>
          </div>
          <div className="pays__band band" data-column="page" data-ground="ink">
            <div className="pays__months" data-column="page" role="img" aria-label={example.rings}>
              {Array.from({ length: facts.monthsShown }, (_, month) => (
                <Ring key={month} isOutline={month < facts.months} />
              ))}
            </div>
            {[example.payback, example.earning].map(({ value, note }) => (
              <p className="pays__figure" key={note}>
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
      <div className="cluster" data-column="right">
        <ButtonLink {...action} secondary />
      </div>
    </section>
  );
}
