import type { AboutWords } from '../site/words.ts';

export const Values = ({ title, items }: AboutWords['values']) => (
  <section className="band" data-joined>
    <h2 data-column="first">{title}</h2>
    <div className="rows" data-halves data-column="rest">
      {items.map(({ title, text }) => (
        <div key={title}>
          <h3 className="lead">{title}</h3>
          <p>{text}</p>
        </div>
      ))}
    </div>
  </section>
);
