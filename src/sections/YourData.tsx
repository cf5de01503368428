import type { ServicesWords } from '../content/words.ts';
import { Fields } from '../parts/Fields.tsx';

export function YourData({ title, lead, terms }: ServicesWords['yourData']) {
  return (
    <section className="your-data band">
      <h2>{title}</h2>
      <p className="lead">{lead}</p>
      <Fields terms={terms} />
    </section>
  );
}
