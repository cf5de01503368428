import { Pieces } from '../parts/Pieces.tsx';
import type { CaseDocument } from '../site/words.ts';
import './CaseDocuments.css';

/** The smallest number: what has been delivered. */
export const findLeast = (documents: CaseDocument[]) => Math.min(...documents.map(({ number }) => number));

/**
 * Documents with a large number and as many pieces each. One whose number stands on no other document is marked. An answer
 * changes the number of the first document and its label, and how the pieces above the smallest number are drawn.
 */
export function CaseDocuments({ documents }: { documents: CaseDocument[] }) {
  const numbers = documents.map(({ number }) => number);
  const most = Math.max(...numbers);
  return (
    <ul role="list" className="documents small">
      {documents.map(({ name, item, number, label }, index) => (
        <li key={index} data-ground="white">
          <p>
            <b>{name}</b>
            <br />
            {item}
          </p>
          <Pieces number={number} most={most} rest={index ? number : findLeast(documents)} />
          <strong
            className="number"
            data-tight
            data-differs={numbers.indexOf(number) === numbers.lastIndexOf(number) || undefined}
          >
            <span>{number}</span>
          </strong>{' '}
          <span className="number__label">{label}</span>
        </li>
      ))}
    </ul>
  );
}
