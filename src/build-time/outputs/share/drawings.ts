import type { PageEntry } from '../../../content/pages.ts';
import type { Programme, Timeline } from '../../../illustrations/programme.ts';
import { programmes } from '../../../illustrations/programmes.ts';
import { createTileStrip } from '../../../illustrations/tile-programmes.ts';
import { createTiles } from '../../../illustrations/tiles.ts';

/** The three phases of Methodology from top to bottom: out of order, one row being put right, all in order. */
const FIELD = ['310213', '023120', '231323', '101010', '232323', '101010'].join('');
const FIELD_MOVER = 14;

/** The drawings that pictures of shared links may show: those of pages, and two that only these pictures have. */
export const drawings: Record<PageEntry['drawing'], Programme<Timeline>> = {
  ...programmes,
  contact: createTileStrip(3, '13330123'),
  field: createTiles({ columns: 6, start: FIELD, figures: [FIELD], mover: FIELD_MOVER }),
};
