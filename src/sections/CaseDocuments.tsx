import type { CaseDocument } from '../content/words.ts';

/** More pieces would be too small to count. */
const MAX_PIECES = 24;

/** “2 missing” as somebody wrote it on the scan; its text says it too. */
const HAND =
  'M5 17C7 6 21 4 22 14C23 24 9 34 4 42C9 37 15 44 25 38M41 24C44 22 45 26 44 31L41 42C43 33 48 23 52 24C56 25 53 33 51 42C54 33 59 23 63 24C67 25 62 36 64 40C66 43 71 38 74 31C76 28 77 25 78 24C77 30 72 41 76 42C79 42 83 36 86 30C88 27 90 24 92 21C92 28 99 32 96 38C94 43 88 42 86 39M96 39C101 40 105 36 108 30C110 27 112 24 114 21C114 28 121 32 118 38C116 43 110 42 108 39M118 39C123 40 127 36 130 30C131 28 132 25 133 24C132 30 127 41 131 42C134 42 138 36 141 29C142 27 143 24 145 24C148 24 146 32 143 42C146 33 151 23 155 24C159 25 154 36 156 40C158 43 162 38 164 33C166 27 170 23 176 25C170 22 164 28 164 34C164 41 171 40 174 33L177 25C175 37 174 51 169 57C165 61 160 58 162 53C164 48 174 44 183 33M79 14L80 15M134 14L135 15';

/** Documents with a large number and as many pieces each. One whose number stands on no other document is marked. */
export function CaseDocuments({ documents }: { documents: CaseDocument[] }) {
  const numbers = documents.map(({ number }) => number);
  const [least, most] = [Math.min(...numbers), Math.max(...numbers)];
  return (
    <ul className="documents small">
      {documents.map(({ name, item, number, label }, index) => (
        <li key={index} data-ground="white" data-differs={standsAlone(number, documents) || undefined}>
          <p>
            <b>{name}</b> {item.replace(/-(?=\d)/g, '-\u2060')}
          </p>
          {most <= MAX_PIECES && (
            <span className="documents__pieces" aria-hidden="true">
              {Array.from({ length: most }, (_, piece) => (
                <i
                  key={piece}
                  data-missing={piece >= number || undefined}
                  data-extra={(piece >= least && piece < number) || undefined}
                />
              ))}
            </span>
          )}
          {index === documents.length - 1 && (
            <svg
              className="documents__hand"
              viewBox="0 0 186 62"
              fill="none"
              stroke="currentColor"
              strokeWidth="2.6"
              strokeLinecap="round"
              strokeLinejoin="round"
              aria-hidden="true"
            >
              <path d={HAND} />
            </svg>
          )}{' '}
          <strong data-tight>{number}</strong> <span>{label}</span>
        </li>
      ))}
    </ul>
  );
}

const standsAlone = (number: number, documents: CaseDocument[]) =>
  documents.filter((other) => other.number === number).length === 1;
