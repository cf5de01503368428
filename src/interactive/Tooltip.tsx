import type { ReactElement } from 'react';
export function Tooltip({ children }: { label: string; children: ReactElement }) {
  return children;
}
