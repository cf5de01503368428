import type { CaseExample as Props, Sheet } from '../content/words.ts';
import { Fields } from '../parts/Fields.tsx';

/** Three sheets whose figures are compared, and the log of what was done, step by step. */
export function CaseExample({ sheets, log, terms }: Props) {
  const digits = Math.max(...sheets.map(({ figure }) => String(figure).length));
  return (
    <>
      <ul className="case-example__sheets" data-digits={digits}>
        {sheets.map(({ name, item, price, figure, label }, index) => (
          <li key={index} data-differs={standsAlone(figure, sheets) || undefined}>
            <b>{name}</b> <span>{price ? `${item}, ${price}` : item}</span> <strong>{figure}</strong>{' '}
            <span>{label}</span>
          </li>
        ))}
      </ul>
      <ol className="case-example__log lead">
        {log.map(({ time, text, by, waits }, index) => (
          <li key={index} data-by={by} data-waits={waits}>
            <span>{time}</span> <span>{text}</span>
          </li>
        ))}
      </ol>
      <Fields terms={terms} />
    </>
  );
}

const standsAlone = (figure: number, sheets: Sheet[]) =>
  sheets.filter((sheet) => sheet.figure === figure).length === 1;
