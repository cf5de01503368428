import type { HomeWords } from '../content/words.ts';

/** What agents achieve and how it is measured. */
export function Impact({ title, measured, items }: HomeWords['impact']) {
  return (
    <section className="band" data-joined>
      <h2 data-column="first">{title}</h2>
      <ul className="columns" data-column="rest">
        {items.map((item, index) => (
          <li key={index}>
            <h3 className="lead">{item.title}</h3>
            <p>{item.text}</p>
            <p className="small">
              <b>{measured}</b>
              {` ${item.measure}`}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
