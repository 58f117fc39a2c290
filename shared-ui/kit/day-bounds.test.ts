import { dayBounds } from './day-bounds.ts';

test('returns the bounds of whole days in Baghdad', () => {
  expect(dayBounds('2026-11-20', '2026-11-20')).toEqual({
    from: '2026-11-19T21:00:00.000Z',
    to: '2026-11-20T21:00:00.000Z',
  });
  expect(dayBounds('', 'soon')).toEqual({});
  expect(dayBounds('2026-13-45', '')).toEqual({});
});
