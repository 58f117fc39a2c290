import type { Services } from './contract.ts';
import { isMeasuredVisit } from './measured-visit.ts';

const services = (measuredVisits?: number) =>
  ({ site: { settings: measuredVisits === undefined ? undefined : { measuredVisits } } }) as Services;

afterEach(() => void jest.restoreAllMocks());

test.each([
  [1, 0.999, true],
  [0.25, 0.249, true],
  [0.25, 0.25, false],
  [0, 0, false],
  [undefined, 0.999, true],
])('with a share of %s, a visit with the random number %s is measured: %s', (share, random, expected) => {
  jest.spyOn(Math, 'random').mockReturnValue(random);
  expect(isMeasuredVisit(services(share))).toBe(expected);
});
