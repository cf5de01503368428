import { createTiles } from './tiles.ts';

/**
 * The row that Methodology puts right between two halves of a plan: above it stand half circles whose centres lie on
 * its upper edge, below it others whose centres lie on its lower edge. Two tiles make either half, 10 the lower and 23
 * the upper, so that every figure completes a circle of the plan in each pair of its columns.
 */
const STRIP_FIGURES = ['10101010', '10231023', '23232323', '23102310'];

/** Two of eight tiles are wrong at first; phones show four columns, the agent and its tile among them. */
export const strip = createTiles(8, '10201110', STRIP_FIGURES, 2);
