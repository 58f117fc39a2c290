import { untilNextStep } from './settling.ts';

it.each([
  [0, 350],
  [20, 330],
  [350, 0],
  [351, 349],
  [1000, 50],
])('answers after %i ms at the next step, %i ms later', (elapsed, wait) => {
  expect(untilNextStep(elapsed)).toBe(wait);
});
