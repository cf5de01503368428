import type { yourData } from '#words/services.ts';
import { Fields } from '../parts/Fields.tsx';

export function YourData({ title, lead, terms }: typeof yourData) {
  return (
    <section className="your-data band">
      <h2>{title}</h2>
      <p className="lead">{lead}</p>
      <Fields terms={terms} />
    </section>
  );
}
