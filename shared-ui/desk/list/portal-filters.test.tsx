import { act, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { PortalSearch } from './portal-filters.tsx';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const pause = () => act(() => jest.advanceTimersByTime(300));

/** A search field whose address changes only when the test says so, beside a page that never finishes loading. */
function openSearch() {
  const onSearch = jest.fn();
  let arrive: (value: string) => void;
  function List() {
    const [value, setValue] = useState('');
    arrive = setValue;
    return <PortalSearch label="Find" value={value} onSearch={onSearch} />;
  }
  const router = createMemoryRouter([
    { path: '/', Component: List },
    { path: '/slow', loader: () => new Promise(() => undefined), element: null },
  ]);
  render(<RouterProvider router={router} />);
  const input = screen.getByRole('searchbox', { name: 'Find' });
  return {
    onSearch,
    input,
    type: (value: string) => fireEvent.change(input, { target: { value } }),
    arrive: (value: string) => act(() => arrive(value)),
    leave: () => act(() => void router.navigate('/slow')),
  };
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

test('does not search while the reader leaves for another page', () => {
  const { onSearch, type, leave } = openSearch();
  type('cem');
  leave();
  pause();
  expect(onSearch).not.toHaveBeenCalled();
});
