import type { CaseExample as Props } from '../content/words.ts';
import { Fields } from '../parts/Fields.tsx';
import { Log } from './Log.tsx';
import { Sheets } from './Sheets.tsx';

/** Three sheets whose figures are compared, the log of what was done, and for which work something else is better. */
export function CaseExample({ sheets, log, match, terms, alternatives }: Props) {
  return (
    <>
      <Sheets sheets={sheets} />
      <Log lines={log} />
      <Fields terms={[match]} beside />
      <Fields terms={terms} />
      {alternatives && (
        <div>
          <h3>{alternatives.title}</h3>
          <Fields terms={alternatives.terms} beside />
        </div>
      )}
    </>
  );
}
