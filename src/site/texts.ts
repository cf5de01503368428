import type { PageId } from '../content/pages.ts';

/** Where a link leads: a page, or the element of this id on it. */
export interface Destination {
  page: PageId;
  anchor?: string | undefined;
}

export interface Action extends Destination {
  label: string;
}

export interface Point {
  title: string;
  text: string;
}

export interface Stat {
  value: number;
  /** What the value counts. */
  text: string;
}
