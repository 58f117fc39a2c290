import { PasswordGuesses } from './password-guesses.ts';

const account = 'owner@mawad.test';
const hour = 3_600_000;

function makeGuesses() {
  const clock = { now: 0 };
  return { clock, guesses: new PasswordGuesses({ count: 30, window: hour }, () => clock.now) };
}

it('blocks an IP address after thirty wrong passwords for an account, but not the owner at another', () => {
  const { clock, guesses } = makeGuesses();
  for (let attempt = 0; attempt < 30; attempt += 1) {
    clock.now += guesses.waitFor(account, 'attacker') * 1000;
    guesses.add(account, 'attacker');
  }
  expect(guesses.waitFor(account, 'attacker')).toBeGreaterThan(60);
  expect(guesses.waitFor(account, 'owner')).toBe(0);
  expect(guesses.waitFor('other@mawad.test', 'attacker')).toBe(0);
});

it('lengthens the wait of IP addresses that failed with the number of wrong passwords, but not of others', () => {
  const { clock, guesses } = makeGuesses();
  const waits = Array.from({ length: 100 }, (_, index) => {
    clock.now += 1;
    guesses.add(account, `attacker-${index}`);
    return guesses.waitFor(account, `attacker-${index}`);
  });
  expect(waits.slice(0, 9)).toEqual(Array(9).fill(0));
  expect([waits[9], waits[19], waits[39], waits[99]]).toEqual([1, 2, 8, 60]);
  expect(guesses.waitFor(account, 'owner')).toBe(0);
});

it('makes an owner who mistyped during an attack wait for at most a minute', () => {
  const { clock, guesses } = makeGuesses();
  for (let index = 0; index < 500; index += 1) guesses.add(account, `attacker-${index}`);
  guesses.add(account, 'owner');
  expect(guesses.waitFor(account, 'owner')).toBe(60);
  clock.now += 60_000;
  expect(guesses.waitFor(account, 'owner')).toBe(0);
});

it('uncounts guesses that were right', () => {
  const { guesses } = makeGuesses();
  const together = Array.from({ length: 30 }, () => guesses.add(account, 'attacker'));
  expect(guesses.waitFor(account, 'attacker')).toBeGreaterThan(0);
  together.forEach((uncount) => uncount());
  expect(guesses.waitFor(account, 'attacker')).toBe(0);
});
