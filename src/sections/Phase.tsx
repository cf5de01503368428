import type { phases } from '../content/methodology.ts';

type Props = (typeof phases)[number] & { number: number };

export function Phase({ number, title, lead, points }: Props) {
  return (
    <section className="phase band">
      <p className="phase__number numeral" aria-hidden="true">
        {number}
      </p>
      <h2>{title}</h2>
      <p className="phase__lead lead">{lead}</p>
      <ul className="phase__points">
        {points.map((point) => (
          <li key={point.title}>
            <h3>{point.title}</h3>
            <p>{point.text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
