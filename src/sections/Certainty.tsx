import type { CertaintyWords } from '../content/words.ts';
import { boundErrorRate } from '../site/bound-error-rate.ts';

const COUNTS = [30, 60, 100, 300];

/** How much a number of test cases proves. */
export function Certainty({ title, caption, cases, errorRate, decimalSign, percentSign }: CertaintyWords) {
  return (
    <div className="certainty">
      <h3>{title}</h3>
      <table>
        <caption>{caption}</caption>
        <tbody>
          <tr>
            <th scope="row">{cases}</th>
            {COUNTS.map((count) => (
              <td key={count}>{count}</td>
            ))}
          </tr>
          <tr>
            <th scope="row">{errorRate}</th>
            {COUNTS.map((count) => {
              // Not by toLocaleString: a browser may have other rules than the build.
              const percentage = (100 * boundErrorRate(count)).toFixed(1).replace('.', decimalSign);
              return <td key={count}>{percentage + percentSign}</td>;
            })}
          </tr>
        </tbody>
      </table>
    </div>
  );
}
