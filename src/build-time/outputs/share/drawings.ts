import type { Programme, Timeline } from '../../../illustrations/programme.ts';
import { programmes } from '../../../illustrations/programmes.ts';
import { createTileStrip } from '../../../illustrations/tile-programmes.ts';
import { createTiles } from '../../../illustrations/tiles.ts';
import type { SharedDrawing } from '../../../site/pages.ts';

/** Three phases from top to bottom: out of order, one row being put right, whole. */
const FIELD = ['310213', '023120', '231323', '101010', '232323', '101010'].join('');
const FIELD_MOVER = 14;

/** What pictures of shared links may show: each drawing of a page, and two that only they have. */
export const drawings: Record<SharedDrawing, Programme<Timeline>> = {
  ...programmes,
  contact: createTileStrip(3, '13330123'),
  field: createTiles({ columns: 6, start: FIELD, figures: [FIELD], mover: FIELD_MOVER }),
};
