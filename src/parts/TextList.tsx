import type { ComponentProps } from 'react';

/** A list of short texts. Attributes say how they stand: styles/layout.css. */
export const TextList = ({ texts, ...attributes }: ComponentProps<'ul'> & { texts: string[] }) => (
  <ul role="list" {...attributes}>
    {texts.map((text, index) => (
      <li key={index}>{text}</li>
    ))}
  </ul>
);
