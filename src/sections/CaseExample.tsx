import type { CaseExample as Props } from '../content/words.ts';
import { Fields } from '../parts/Fields.tsx';
import { Log } from './Log.tsx';
import { Sheets } from './Sheets.tsx';

/** Three sheets whose figures are compared, and the log of what was done, step by step. */
export function CaseExample({ sheets, log, match, terms }: Props) {
  return (
    <>
      <Sheets sheets={sheets} />
      <Log lines={log} />
      <Fields terms={[match]} />
      <Fields terms={terms} />
    </>
  );
}
