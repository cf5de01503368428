import type { ComponentProps } from 'react';
import { DISPLAY } from '../styles/tokens.ts';
import { setLine } from '../styles/typeface.ts';
import { useSite } from './use-site.ts';

/** Columns are this much wider, because browsers round the advances of glyphs, some to whole pixels. */
const ROOM_FACTOR = 1.02;

/** A title as large as its longest line allows, or its longest word if the words don't say where lines break. */
export function PageTitle({ children, ...attributes }: ComponentProps<'h1'> & { children: string }) {
  const lines = children.split(children.includes('\n') ? '\n' : ' ');
  const width = ROOM_FACTOR * Math.max(...lines.map((line) => setLine(line).width)) + DISPLAY.outdentEm;
  useSite().addRule(`h1{--head-width:${width.toFixed(3)}}`);
  return <h1 {...attributes}>{children}</h1>;
}
