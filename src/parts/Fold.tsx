import type { ReactNode } from 'react';
import './Fold.css';

interface Props {
  title: string;
  text: string;
  children?: ReactNode;
}

/** A title and what matters most, so that it is read without a click. The rest unfolds below, if there is more to say. */
export function Fold({ title, text, children }: Props) {
  const summary = (
    <>
      <b>{title}</b> <span>{text}</span>
    </>
  );
  if (!children) return <p className="fold">{summary}</p>;
  return (
    <details className="fold">
      <summary>{summary}</summary>
      {children}
    </details>
  );
}
