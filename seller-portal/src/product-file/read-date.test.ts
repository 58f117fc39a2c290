import { readDate } from './read-date.ts';

test.each([
  ['2027-01-31', '2027-01-31T00:00:00+03:00'],
  ['2027/1/5', '2027-01-05T00:00:00+03:00'],
  ['2027-01-31T13:30:00', '2027-01-31T13:30:00+03:00'],
  ['31/12/2026', '2026-12-31T00:00:00+03:00'],
  ['31-12-2026 8:05', '2026-12-31T08:05:00+03:00'],
  ['٣١/١٢/٢٠٢٦', '2026-12-31T00:00:00+03:00'],
  ['4/4/2027', '2027-04-04T00:00:00+03:00'],
  [46_418, '2027-01-31T00:00:00+03:00'],
  [46_418.5, '2027-01-31T12:00:00+03:00'],
])('reads %s as %s', (input, value) => {
  expect(readDate(input, 'start')).toEqual({ value });
});

test('extends an end date to its last second', () => {
  expect(readDate('2027-01-31', 'end')).toEqual({ value: '2027-01-31T23:59:59+03:00' });
});

test('reads the day first and marks dates where it could be the month', () => {
  expect(readDate('3/4/2027', 'start')).toEqual({ value: '2027-04-03T00:00:00+03:00', isDoubtful: true });
});

test.each([
  '31/2/2027',
  '4/25/2027',
  '31/12/26',
  '2027-13-01',
  '1/2027',
  'soon',
  '1999-01-01',
  '25:00',
  12,
  90_000,
])('refuses %j as a date', (input) => {
  expect(readDate(input, 'start')).toEqual({ problem: { code: 'date_invalid' } });
});

test('refuses an impossible time', () => {
  expect(readDate('2027-01-31 25:00', 'start')).toEqual({ problem: { code: 'date_invalid' } });
});
