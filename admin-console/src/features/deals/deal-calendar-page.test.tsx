import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { getDealCalendar } from '@mawad/supabase/deals/queries';
import { openConsole } from '../../../testing/open-console.tsx';
import { monthAfter, readMonth, weeksOf } from './calendar-month.ts';

jest.mock('@mawad/supabase/deals/queries', () => ({
  ...jest.requireActual<object>('@mawad/supabase/deals/queries'),
  getDealCalendar: jest.fn(),
}));
jest.mock('@mawad/supabase/site/overview-queries', () => ({ getStaffQueues: async () => ({}) }));

const read = jest.mocked(getDealCalendar);

beforeEach(() => {
  jest.resetAllMocks();
  read.mockResolvedValue([
    { day: '2026-11-05', starting: 3, ending: 0 },
    { day: '2026-11-06', starting: 0, ending: 500 },
  ]);
});

const focusedDay = () => document.activeElement?.getAttribute('data-day');
const press = (key: string) => fireEvent.keyDown(document.activeElement!, { key });

test('begins weeks on Sunday and leaves out days of other months', () => {
  const weeks = weeksOf('2026-11');
  expect(weeks).toHaveLength(5);
  expect(weeks[0]).toEqual([1, 2, 3, 4, 5, 6, 7].map((day) => `2026-11-0${day}`));
  expect(weeks[4]!.slice(0, 3)).toEqual(['2026-11-29', '2026-11-30', null]);
  expect(weeksOf('2026-08')[0]!.filter(Boolean)).toEqual(['2026-08-01']);
  expect([monthAfter('2026-12', 1), monthAfter('2026-01', -1)]).toEqual(['2027-01', '2025-12']);
  expect(readMonth('2026-13')).toMatch(/^2\d{3}-\d{2}$/);
});

test('links each number to the deals of its day', async () => {
  await openConsole('/admin/deals/calendar?month=2026-11');
  const grid = within(await screen.findByRole('grid', { name: 'Days of November 2026' }));
  expect(grid.getByRole('link', { name: '3 start on 5 November 2026' })).toHaveAttribute(
    'href',
    '/admin/deals?starts_on=2026-11-05',
  );
  expect(grid.getByRole('link', { name: '500 or more end on 6 November 2026' })).toHaveAttribute(
    'href',
    '/admin/deals?ends_on=2026-11-06',
  );
  expect(read).toHaveBeenCalledWith(expect.anything(), '2026-11-01');
});

test.each([
  ['en', 'ArrowRight'],
  ['ar', 'ArrowLeft'],
] as const)('moves between days and months by keyboard (%s)', async (language, forward) => {
  const { router } = await openConsole('/admin/deals/calendar?month=2026-11', language);
  const grid = await screen.findByRole('grid');
  act(() => grid.querySelector<HTMLElement>('[data-day="2026-11-05"]')!.focus());
  press('Home');
  expect(focusedDay()).toBe('2026-11-01');
  press('ArrowDown');
  press(forward);
  expect(focusedDay()).toBe('2026-11-09');
  press('ArrowUp');
  press('ArrowUp');
  expect(focusedDay()).toBe('2026-11-02');
  for (const _day of [3, 4, 5]) press(forward);
  press('Enter');
  expect(document.activeElement).toHaveAttribute('href', '/admin/deals?starts_on=2026-11-05');
  press('PageDown');
  await waitFor(() => expect(router.state.location.search).toBe('?month=2026-12'));
  await waitFor(() => expect(focusedDay()).toBe('2026-12-01'));
});
