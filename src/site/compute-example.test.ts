import { expect, test } from 'vitest';
import { company } from '../content/company.ts';
import { computeExample } from './compute-example.ts';

const stated = {
  ...company,
  discoveryPrice: 12_345,
  firstAgentFrom: 12_345,
  firstAgentTo: 123_450,
  runningFrom: 123,
  runningTo: 1234,
  cycleWeeks: 2,
};

// What follows where the owner states less: tests/example-offer.test.ts.
test.each([
  {
    name: 'all facts',
    facts: {},
    shown: { price: 68_000, running: 680, saving: 5320, months: 16, cap: 80_345, weeks: 8 },
  },
  {
    name: 'a narrow range, which rounding would leave',
    facts: { firstAgentFrom: 20_900, firstAgentTo: 20_950 },
    shown: { price: 20_950, running: 680, saving: 5320, months: 7, cap: 33_295, weeks: 8 },
  },
])('the example follows from $name', ({ facts, shown }) => {
  expect(computeExample({ ...stated, ...facts })).toMatchObject(shown);
});

test.each([
  { name: 'that costs as much as it saves', facts: { runningFrom: 6000, runningTo: 6000 } },
  { name: 'that costs more than it saves', facts: { runningFrom: 6000, runningTo: 9000 } },
  {
    name: 'that takes more than 36 months to pay',
    facts: { firstAgentFrom: 300_000, firstAgentTo: 300_000 },
  },
])('there is no example of an agent $name', ({ facts }) => {
  expect(computeExample({ ...stated, ...facts })).toBeUndefined();
});
