import { SplitRing } from './SplitRing.tsx';
import './Person.css';

/** A ring as the head above half a ring as the shoulders. A quarter of the head turns under the pointer, or waits outside. */
export const Person = ({ quarter }: { quarter?: 'turns' | 'waits' }) => (
  <b className="person" aria-hidden="true">
    {quarter ? (
      <SplitRing>
        {quarter === 'waits' ? (
          <i className="tile" data-corner="1" data-waits />
        ) : (
          <i className="tile" data-corner="0" data-turns="" />
        )}
      </SplitRing>
    ) : (
      <i className="tile" data-corner="all" />
    )}
    <i className="person__shoulders tile" />
  </b>
);
