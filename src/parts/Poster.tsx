import { type ComponentProps, Fragment } from 'react';
import './Poster.css';

interface Props extends Pick<ComponentProps<'a'>, 'id' | 'className' | 'href' | 'aria-label'> {
  /** What stands on a line where the whole text does not fit. */
  lines: string[];
}

/**
 * A text whose ink is as wide as the page, once on a page: layout/measure-page.ts measures it. With `href`, it is a link.
 */
export function Poster({ lines, className = '', ...attributes }: Props) {
  const Box = attributes.href ? 'a' : 'p';
  return (
    <Box className={`poster title ${className}`.trimEnd()} translate="no" {...attributes}>
      {lines.map((line, index) => (
        <Fragment key={index}>
          {index > 0 && <wbr />}
          {line}
        </Fragment>
      ))}
    </Box>
  );
}
