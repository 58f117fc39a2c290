import { act, fireEvent, render, screen } from '@testing-library/react';
import { PortalSearch } from './portal-filters.tsx';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const pause = () => act(() => jest.advanceTimersByTime(300));

/** A search field whose address changes only when the test says so. */
function openSearch() {
  const onSearch = jest.fn();
  const field = (value: string) => <PortalSearch label="Find" value={value} onSearch={onSearch} />;
  const { rerender } = render(field(''));
  const input = screen.getByRole('searchbox', { name: 'Find' });
  const type = (value: string) => fireEvent.change(input, { target: { value } });
  return { onSearch, input, type, arrive: (value: string) => rerender(field(value)) };
}

test('keeps letters that were typed before an earlier search arrived in the address', () => {
  const { onSearch, input, type, arrive } = openSearch();
  type('cem');
  pause();
  type('cement');
  arrive('cem');
  expect(input).toHaveValue('cement');
  pause();
  expect(onSearch.mock.calls).toEqual([['cem'], ['cement']]);
  arrive('cement');
  expect(input).toHaveValue('cement');
});

test('follows the address when the reader goes back', () => {
  const { input, type, arrive } = openSearch();
  type('cement');
  pause();
  arrive('cement');
  arrive('');
  expect(input).toHaveValue('');
});
