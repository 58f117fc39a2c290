import { untilNextStep } from './response-timing.ts';

it.each([
  [0, 350],
  [20, 330],
  [350, 0],
  [351, 349],
  [1000, 50],
])('delays a response after %i ms by %i ms, to the next step', (elapsed, wait) => {
  expect(untilNextStep(elapsed)).toBe(wait);
});
