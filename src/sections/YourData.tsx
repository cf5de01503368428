import type { ServicesWords } from '../content/words.ts';
import { Fields } from '../parts/Fields.tsx';

export function YourData({ title, lead, terms }: ServicesWords['yourData']) {
  return (
    <section className="your-data band" data-ground="ink">
      <h2>{title}</h2>
      <p className="lead" data-half="right">
        {lead}
      </p>
      <Fields terms={terms} />
    </section>
  );
}
