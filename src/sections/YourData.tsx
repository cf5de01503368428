import type { ServicesWords } from '../content/words.ts';
import { Fields } from '../parts/Fields.tsx';

export function YourData({ title, lead, terms }: ServicesWords['yourData']) {
  return (
    <section className="your-data band" data-ground="ink">
      <h2 data-column="left">{title}</h2>
      <p className="lead" data-column="right">
        {lead}
      </p>
      <Fields terms={terms} />
    </section>
  );
}
