import { passwordLength, passwordStrength } from '../src/password.ts';
import { readProjectConfig } from './api-config.ts';

it('asks a hosted project for the shortest password that the forms take', () => {
  expect(readProjectConfig().auth.minimum_password_length).toBe(passwordLength.min);
});

it('limits sign-in and codes of one address on a hosted project', () => {
  expect(readProjectConfig().auth.rate_limit).toMatchObject({
    sign_in_sign_ups: 30,
    token_verifications: 30,
  });
});

it('takes long phrases in either script', () => {
  for (const phrase of ['brick wall sunrise', 'طابوق وشيش وسمنت'])
    expect(passwordStrength(phrase)).not.toBe('weak');
});
