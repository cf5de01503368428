import { expect, test } from 'vitest';
import type { Beat, Pen, Programme } from './programme.ts';
import { drawShapes } from './svg-pen.ts';

const still = (draw: (pen: Pen) => void): Programme<Beat> => ({
  ...{ width: 10, height: 10, start: () => ({ left: 1, length: 0 }), next() {} },
  draw,
});

test('a box is one short path', () => {
  const shapes = drawShapes(
    still((pen) => {
      pen.fillStyle = '#fff';
      pen.fillRect(0.5, 1, 190.5, 20);
    }),
  );
  expect(shapes).toEqual([{ fill: '#fff', d: 'M.5 1h190.5v20h-190.5z' }]);
});

test('lines of one style join, also past lines of another width in the same colour', () => {
  const line = (pen: Pen, colour: string, width: number, y: number) => {
    pen.strokeStyle = colour;
    pen.lineWidth = width;
    pen.beginPath();
    pen.moveTo(0, y);
    pen.lineTo(3, y);
    pen.stroke();
  };
  const shapes = drawShapes(
    still((pen) => {
      line(pen, '#000', 1, 0);
      line(pen, '#000', 2, 1);
      line(pen, '#000', 1, 2);
      line(pen, '#f00', 1, 3);
      line(pen, '#000', 1, 4);
    }),
  );
  expect(shapes.map(({ d }) => d)).toEqual(['M0 0h3M0 2h3', 'M0 1h3', 'M0 3h3', 'M0 4h3']);
});

test('a quarter is one arc, a circle two', () => {
  const shapes = drawShapes(
    still((pen) => {
      pen.fillStyle = '#000';
      for (const angle of [Math.PI / 2, 2 * Math.PI]) {
        pen.beginPath();
        pen.arc(5, 5, 4, 0, angle);
        pen.fill();
      }
    }),
  );
  expect(shapes[0]!.d).toBe('M9 5a4 4 0 0 1-4 4zM9 5a4 4 0 0 1-8 0a4 4 0 0 1 8 0z');
});
