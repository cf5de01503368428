import type { Sheet } from '../content/words.ts';

/** More pieces would be too small to count. */
const MAX_PIECES = 24;

/** Sheets with a large figure each, and as many pieces; one whose figure is on no other is marked. */
export function Sheets({ id, sheets }: { id: string; sheets: Sheet[] }) {
  const figures = sheets.map(({ figure }) => figure);
  const [least, most] = [Math.min(...figures), Math.max(...figures)];
  return (
    <ul className="sheets" id={id} data-column="left" data-digits={String(most).length}>
      {sheets.map(({ name, item, figure, label }, index) => (
        <li key={index} data-differs={standsAlone(figure, sheets) || undefined}>
          <p>
            <b>{name}</b> {item}
          </p>
          {most <= MAX_PIECES && (
            <span className="sheets__pieces" aria-hidden="true">
              {Array.from({ length: most }, (_, piece) => (
                <i
                  key={piece}
                  data-missing={piece >= figure || undefined}
                  data-extra={(piece >= least && piece < figure) || undefined}
                />
              ))}
            </span>
          )}{' '}
          <strong data-tight>{figure}</strong> <span>{label}</span>
        </li>
      ))}
    </ul>
  );
}

const standsAlone = (figure: number, sheets: Sheet[]) =>
  sheets.filter((sheet) => sheet.figure === figure).length === 1;
