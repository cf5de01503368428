import { closing, head, phases } from '../content/methodology.ts';
import { App } from '../layout/App.tsx';
import { ClosingCall } from '../sections/ClosingCall.tsx';
import { PageHead } from '../sections/PageHead.tsx';
import { Phase } from '../sections/Phase.tsx';

export function Methodology() {
  return (
    <App path="/methodology">
      <PageHead {...head} />
      {phases.map((phase) => (
        <Phase key={phase.title} {...phase} />
      ))}
      <ClosingCall composition="grounded" {...closing} />
    </App>
  );
}
