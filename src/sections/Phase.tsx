import type { MethodologyWords } from '../content/words.ts';
import { Numbered } from '../parts/Numbered.tsx';
import { Points } from '../parts/Points.tsx';
import { Stats } from '../parts/Stats.tsx';
import { TermList } from '../parts/TermList.tsx';
import { type FieldName, TileField } from './TileField.tsx';

interface Props extends Pick<MethodologyWords, 'youReceive' | 'youDecide'> {
  field: FieldName;
  number: number;
  phase: MethodologyWords['phases'][number];
}

/** A phase: its figures, its points, what the client receives, and the client's decision. */
export function Phase({ field, number, phase, youReceive, youDecide }: Props) {
  const { title, subtitle, lead, stats, note, points, result, decide } = phase;
  return (
    <section className="phase band" id={field} data-ground={field === 'scaling' ? 'ink' : undefined}>
      <TileField name={field} />
      <h2 data-column="left">
        <Numbered number={number}>{title}</Numbered>
      </h2>
      <div data-column="right">
        <b className="small">{subtitle}</b>
        <p className="lead">{lead}</p>
      </div>
      {note && (
        <p className="small" data-column="first">
          {note}
        </p>
      )}
      <Stats stats={stats} />
      <Points points={points} column="rest" />
      <TermList
        className="rows"
        terms={[
          { title: youReceive, text: result },
          { title: youDecide, text: decide },
        ]}
      />
    </section>
  );
}
