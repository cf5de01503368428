import type { CaseExample } from '../content/words.ts';

/** For which work something else than an agent is better, a row each. */
export function Alternatives({ title, terms }: NonNullable<CaseExample['alternatives']>) {
  return (
    <div className="alternatives">
      <h3>{title}</h3>
      <dl>
        {terms.map(({ title, text }, index) => (
          <div key={index}>
            <dt>{title}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
