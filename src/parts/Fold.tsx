import type { ReactNode } from 'react';

interface Props {
  title: string;
  /** Links lead to what is inside, so that browsers open it for them. */
  id?: string;
  children: ReactNode;
}

/** What few visitors need, behind its title. */
export function Fold({ title, id, children }: Props) {
  return (
    <details className="fold">
      <summary>
        <h3 className="title">{title}</h3>
      </summary>
      <div id={id}>{children}</div>
    </details>
  );
}
