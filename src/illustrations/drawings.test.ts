import { expect, it } from 'vitest';
import { drawings } from './drawings.ts';

it.each(Object.entries(drawings))('%s never rests for long, and always moves then', (_name, { poses }) => {
  for (const [index, { rings, restMs }] of poses.entries()) {
    expect(restMs).toBeLessThanOrEqual(2600);
    expect(poses[(index + 1) % poses.length]!.rings).not.toEqual(rings);
  }
});
