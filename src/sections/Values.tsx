import type { AboutWords } from '../content/words.ts';

/** The four values, each in a column of the page. */
export function Values({ title, items }: AboutWords['values']) {
  return (
    <section className="band" data-joined>
      <h2>{title}</h2>
      <ul className="columns">
        {items.map((value, index) => (
          <li key={index}>
            <h3 className="lead">{value.title}</h3>
            <p>{value.text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
