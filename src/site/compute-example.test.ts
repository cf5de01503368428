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

test.each([
  {
    name: 'all facts',
    facts: {},
    shown: { price: 68_000, running: 680, saving: 5320, months: 16, cap: 80_345, weeks: 8 },
  },
  {
    name: 'no price of Discovery',
    facts: { discoveryPrice: 0 },
    shown: { price: 68_000, running: 680, saving: 5320, months: 13, cap: 0, weeks: 8 },
  },
  {
    name: 'no price of a first agent',
    facts: { firstAgentFrom: 0, firstAgentTo: 0 },
    shown: { price: 0, running: 680, saving: 5320, months: 0, cap: 0, weeks: 8 },
  },
  {
    name: 'no price of running',
    facts: { runningFrom: 0, runningTo: 0 },
    shown: { price: 68_000, running: 0, saving: 0, months: 0, cap: 80_345, weeks: 8 },
  },
  {
    name: 'no cycle',
    facts: { cycleWeeks: 0 },
    shown: { price: 68_000, running: 680, saving: 5320, months: 16, cap: 80_345, weeks: 0 },
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
