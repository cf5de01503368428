import type { CertaintyWords } from '../content/words.ts';
import { Fold } from '../parts/Fold.tsx';
import { boundErrorRate } from '../site/bound-error-rate.ts';

const COUNTS = [30, 60, 100, 300];

/** How much a number of test cases proves. */
export function Certainty({ title, caption, cases, errorRate, decimalSign, percentSign }: CertaintyWords) {
  return (
    <Fold title={title}>
      <table className="certainty">
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
              <td>{count}</td>
              <td>{percentage(count).replace('.', decimalSign) + percentSign}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Fold>
  );
}

const percentage = (count: number) => (100 * boundErrorRate(count)).toFixed(1);
