import type { Sheet } from '../content/words.ts';

/** Sheets with a large figure each; one whose figure is on no other is marked. */
export function Sheets({ sheets }: { sheets: Sheet[] }) {
  const digits = Math.max(...sheets.map(({ figure }) => String(figure).length));
  return (
    <ul className="sheets" data-half="left" data-digits={digits}>
      {sheets.map(({ name, item, price, figure, label }, index) => (
        <li key={index} data-differs={standsAlone(figure, sheets) || undefined}>
          <b>{name}</b> <span>{price ? `${item}, ${price}` : item}</span> <strong data-tight>{figure}</strong>{' '}
          <span>{label}</span>
        </li>
      ))}
    </ul>
  );
}

const standsAlone = (figure: number, sheets: Sheet[]) =>
  sheets.filter((sheet) => sheet.figure === figure).length === 1;
