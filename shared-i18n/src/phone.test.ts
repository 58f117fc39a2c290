import { formatPhone, parsePhone } from './phone.ts';

test.each([
  '07701234567',
  '0770 123 4567',
  '7701234567',
  '+9647701234567',
  '+964 (0)770-123-4567',
  '00964 770 123 4567',
  '9647701234567',
  '٠٧٧٠١٢٣٤٥٦٧',
  '\u200e+964 770 123 4567\u200f',
])('reads %s', (text) => {
  expect(parsePhone(text)).toBe('+9647701234567');
});

test.each([
  '',
  'abc',
  '0770123456',
  '077012345678',
  '07201234567',
  '07021234567',
  '+19175551234',
  '014567890',
])('refuses %s', (text) => {
  expect(parsePhone(text)).toBeNull();
});

test('knows the carriers with longer prefixes', () => {
  expect(parsePhone('07400123456')).toBe('+9647400123456');
  expect(parsePhone('07410123456')).toBeNull();
});

test('groups a number for reading and leaves what it does not know', () => {
  expect(formatPhone('+9647701234567')).toBe('+964 770 123 4567');
  expect(formatPhone('+96417171717')).toBe('+964 1 717 1717');
  expect(formatPhone('+442071234567')).toBe('+442071234567');
});
