import type { ReactNode } from 'react';

interface Props {
  title: string;
  children: ReactNode;
}

/** What few visitors need, behind its title. */
export function Fold({ title, children }: Props) {
  return (
    <details className="fold">
      <summary>
        <h3 className="lead">{title}</h3>
      </summary>
      <div>{children}</div>
    </details>
  );
}
