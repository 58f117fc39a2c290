import { passwordProblem, passwordStrength } from './password.ts';

it.each(['', 'aaaaaaaa', '12345678', 'password', 'Password1', 'qwerty123'])(
  'rates "%s" as weak',
  (password) => {
    expect(passwordStrength(password)).toBe('weak');
  },
);

it.each(['correct horse battery', 'طابوق وشيش وسمنت', 'k7#Vd2!mQ9xz'])('rates "%s" as strong', (password) => {
  expect(passwordStrength(password)).toBe('strong');
});

it('ranks a longer mixed password above a short plain one', () => {
  expect(passwordStrength('brickwork')).toBe('weak');
  expect(passwordStrength('brickwork77')).toBe('fair');
});

it.each([
  ['short', 'k7#Vd2!'],
  ['long', 'brick wall sunrise '.repeat(4)],
  ['weak', '1234567890'],
  ['weak', 'Password123'],
  [null, 'brickwork77'],
] as const)('reports %s for "%s"', (problem, password) => {
  expect(passwordProblem(password)).toBe(problem);
});
