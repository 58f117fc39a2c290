import { dayBounds } from './day-bounds.ts';

test('days are those of Baghdad, the last one whole', () => {
  expect(dayBounds('2026-11-20', '2026-11-20')).toEqual({
    from: '2026-11-19T21:00:00.000Z',
    to: '2026-11-20T21:00:00.000Z',
  });
  expect(dayBounds('', 'soon')).toEqual({});
  expect(dayBounds('2026-13-45', '')).toEqual({});
});
