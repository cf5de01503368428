import { type ComponentProps, Fragment } from 'react';
import { setLine } from '../styles/typeface.ts';
import { useSite } from './use-site.ts';
import './Poster.css';

interface Props extends Pick<ComponentProps<'a'>, 'id' | 'className' | 'href' | 'aria-label'> {
  /** What stands on a line where the whole text does not fit. */
  lines: string[];
}

/** A text whose ink is as wide as the page, once on a page. With `href`, it is a link, else the value of a term. */
export function Poster({ lines, className = '', ...attributes }: Props) {
  const Box = attributes.href ? 'a' : 'dd';
  useSite().addRule(`.poster{${measure(lines)}}`);
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

/** Measures the ink in one line and in several. It begins at the margin. */
function measure(lines: string[]) {
  const [first, ...others] = lines.map(setLine);
  const { start } = first!;
  const end = Math.max(first!.end, ...others.map(({ end }) => end));
  return [
    `--poster-start:${start.toFixed(3)}`,
    `--poster-width:${(end - start).toFixed(3)}`,
    `--line-width:${(setLine(lines.join('')).end - start).toFixed(3)}`,
  ].join(';');
}
