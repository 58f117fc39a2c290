import { passwordStrength } from './password-strength.ts';

it.each(['', 'aaaaaaaa', '12345678', 'password', 'Password1', 'qwerty123'])('calls %s weak', (password) => {
  expect(passwordStrength(password)).toBe('weak');
});

it.each(['correct horse battery', 'طابوق وشيش وسمنت', 'k7#Vd2!mQ9xz'])('calls %s strong', (password) => {
  expect(passwordStrength(password)).toBe('strong');
});

it('ranks a longer mixed password above a short plain one', () => {
  expect(passwordStrength('brickwork')).toBe('weak');
  expect(passwordStrength('brickwork77')).toBe('fair');
});
