import { passwordLength, passwordStrength } from '../src/password.ts';
import { readProjectConfig } from './api-config.ts';

it('sets the same minimum password length for hosted projects as the forms', () => {
  expect(readProjectConfig().auth.minimum_password_length).toBe(passwordLength.min);
});

it('limits sign-ins and codes per IP address on hosted projects', () => {
  expect(readProjectConfig().auth.rate_limit).toMatchObject({
    sign_in_sign_ups: 30,
    token_verifications: 30,
  });
});

it('accepts long phrases in Latin and Arabic script', () => {
  for (const phrase of ['brick wall sunrise', 'طابوق وشيش وسمنت'])
    expect(passwordStrength(phrase)).not.toBe('weak');
});
