import { type Drawing, SIDE } from './drawing.ts';
import { drawLinkedRings, type Position } from './shapes.ts';

const LINK_DISTANCE_PX = 120;
const RADIUS = 42;
const [COLUMNS, ROWS] = [4, 3];
/** Readings that agree stand closer than a link is long. Wrong ones, and all before they agree, stand farther away. */
const [NEAR, FAR] = [108, 126];
const ERROR = 70;
const SETTLED_MS = 2400;
const SCATTERED_MS = 500;
const NEXT_READING_MS = 90;

/** The readings that are wrong, one time after the other: some of the first or the last row. */
const WRONG = [
  [2, 8],
  [0, 11],
  [1, 3],
];

/** Twelve readings of a document. They part, then those that agree find each other, and wrong ones stay alone. */
export const research: Drawing = {
  poses: WRONG.flatMap((wrong) => [
    { elements: placeReadings(NEAR, wrong), restMs: SETTLED_MS, delayMs: NEXT_READING_MS },
    { elements: placeReadings(FAR, []), restMs: SCATTERED_MS, delayMs: NEXT_READING_MS },
  ]),
  draw: drawLinkedRings(RADIUS, LINK_DISTANCE_PX),
};

function placeReadings(pitch: number, wrong: number[]) {
  return Array.from({ length: COLUMNS * ROWS }, (_, reading): Position => {
    const row = Math.floor(reading / COLUMNS) - (ROWS - 1) / 2;
    const error = wrong.includes(reading) ? Math.sign(row) * ERROR : 0;
    return [SIDE / 2 + ((reading % COLUMNS) - (COLUMNS - 1) / 2) * pitch, SIDE / 2 + row * pitch + error];
  });
}
