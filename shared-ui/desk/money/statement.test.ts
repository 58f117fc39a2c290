import { usualPeriods } from './statement.ts';

test('the last month of January is December of the year before', () => {
  expect(usualPeriods('2026-01-15')).toEqual({
    thisMonth: { first_day: '2026-01-01', last_day: '2026-01-15' },
    lastMonth: { first_day: '2025-12-01', last_day: '2025-12-31' },
    thisYear: { first_day: '2026-01-01', last_day: '2026-01-15' },
  });
});

test('the last month ends with its own last day', () => {
  expect(usualPeriods('2028-03-31').lastMonth).toEqual({ first_day: '2028-02-01', last_day: '2028-02-29' });
});
