import type { CaseExample } from '../content/words.ts';
import { Log } from './Log.tsx';
import { Sheets } from './Sheets.tsx';

type Props = Pick<CaseExample, 'sheets' | 'log'> & { anchor: string };

/** Three sheets whose figures are compared, and the log of what was done, up to what the visitor decides. */
export function Case({ anchor, sheets, log }: Props) {
  return (
    <>
      <Sheets id={anchor} sheets={sheets} />
      <Log lines={log} />
    </>
  );
}
