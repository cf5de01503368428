import { expect, it } from 'vitest';
import { findMoment, play } from './drawing.ts';
import { drawings } from './drawings.ts';

it.each(Object.entries(drawings))('%s never rests for long, and always moves then', (_name, { poses }) => {
  for (const [index, { rings, restMs }] of poses.entries()) {
    expect(restMs).toBeLessThanOrEqual(2600);
    expect(poses[(index + 1) % poses.length]!.rings).not.toEqual(rings);
  }
});

it.each(Object.entries(drawings))('%s does not jump after a stall', (_name, { poses }) => {
  const startMs = poses[0]!.restMs + 300;
  const { rings, restMs } = findMoment(poses, startMs);
  const later = findMoment(poses, play(startMs, 60_300, restMs));
  for (const [ring, [x, y]] of rings.entries())
    expect(Math.hypot(later.rings[ring]![0] - x, later.rings[ring]![1] - y)).toBeLessThan(20);
});
