import type { CaseExample as Props } from '../content/words.ts';
import { Fields } from '../parts/Fields.tsx';
import { Fold } from '../parts/Fold.tsx';

/** What holds for every case like the one at the head of the page, and for which work something else is better. */
export function CaseExample({ match, terms, alternatives }: Props) {
  return (
    <>
      <Fields terms={[match, ...terms]} />
      {alternatives && (
        <Fold title={alternatives.title}>
          <Fields terms={alternatives.terms} beside />
        </Fold>
      )}
    </>
  );
}
