import forms from './phone-forms.json' with { type: 'json' };
import { formatPhone, parsePhone } from './phone.ts';

test.each(forms.read as [string, string][])('reads %j', (text, phone) => {
  expect(parsePhone(text)).toBe(phone);
});

test.each(forms.refused)('refuses %j', (text) => {
  expect(parsePhone(text)).toBeNull();
});

test('groups an Iraqi number and leaves others unchanged @phone-forms', () => {
  expect(formatPhone('+9647701234567')).toBe('+964 770 123 4567');
  expect(formatPhone('+96417171717')).toBe('+964 1 717 1717');
  expect(formatPhone('+442071234567')).toBe('+442071234567');
});
