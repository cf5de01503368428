import type { CertaintyWords } from '../content/words.ts';
import { Fold } from '../parts/Fold.tsx';
import { useSite } from '../parts/use-site.ts';
import { boundErrorRate } from '../site/bound-error-rate.ts';

const COUNTS = [30, 60, 100, 300];

/** How much a number of test cases proves. */
export function Certainty({ title, caption, cases, errorRate }: CertaintyWords) {
  const { tag } = useSite().language;
  // By the language alone: a decimal comma in German, as in the text, also where a country writes a point.
  const percentage = new Intl.NumberFormat(new Intl.Locale(tag).language, {
    style: 'percent',
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  });
  return (
    <Fold title={title}>
      <table>
        <caption>{caption}</caption>
        <thead>
          <tr>
            <th scope="col">{cases}</th>
            <th scope="col">{errorRate}</th>
          </tr>
        </thead>
        <tbody>
          {COUNTS.map((count) => (
            <tr key={count}>
              <th scope="row">{count}</th>
              <td>{percentage.format(boundErrorRate(count))}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Fold>
  );
}
