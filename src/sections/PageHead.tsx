import { Drawing } from '../parts/Drawing.tsx';

interface Props {
  title: string;
  lead: string;
  /** Whose frieze closes the head. */
  frieze?: 'services' | 'methodology' | 'about';
}

export function PageHead({ title, lead, frieze }: Props) {
  return (
    <section className="page-head band" data-ground="ink">
      <h1 data-long={title.includes(' ') || undefined}>{title}</h1>
      <p className="page-head__lead lead">{lead}</p>
      {frieze && (
        <div className="frieze">
          <Drawing name={frieze} />
        </div>
      )}
    </section>
  );
}
