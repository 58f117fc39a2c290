import { act, screen } from '@testing-library/react';
import { AppError } from '@mawad/supabase/errors';
import { listTopCategories } from '@mawad/supabase/catalogue/queries';
import { openShell } from '../../testing/open-shell.tsx';

jest.mock('@mawad/supabase/catalogue/queries', () => ({ listTopCategories: jest.fn() }));
jest.mock('@mawad/supabase/wishlist/queries', () => ({ listWishlist: jest.fn() }));

function setOnline(isOnline: boolean) {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
  act(() => void window.dispatchEvent(new Event(isOnline ? 'online' : 'offline')));
}

beforeEach(() => {
  jest.restoreAllMocks();
  jest.mocked(listTopCategories).mockReset().mockResolvedValue([]);
});

it.each([
  ['en', /^You are offline/, 'The connection is back.'],
  ['ar', /^لا يوجد اتصال بالإنترنت/, 'عاد الاتصال.'],
] as const)('reports in %s when the network is lost and when it returns', async (language, gone, back) => {
  await openShell('/', undefined, language);
  await screen.findByText('at /');
  expect(screen.queryByText(gone)).not.toBeInTheDocument();
  setOnline(false);
  expect(screen.getByText(gone)).toBeInTheDocument();
  setOnline(true);
  expect(screen.getByText(back)).toBeInTheDocument();
});

it('reports that the shop does not respond, retries and reports the return', async () => {
  jest.useFakeTimers({ advanceTimers: true });
  jest.mocked(listTopCategories).mockRejectedValue(new AppError('network'));
  await openShell('/');
  await act(() => jest.advanceTimersByTimeAsync(1_000));
  expect(screen.getByText(/^The shop is not responding/)).toBeInTheDocument();
  jest.mocked(listTopCategories).mockResolvedValue([]);
  await act(() => jest.advanceTimersByTimeAsync(5_000));
  expect(screen.getByText('The connection is back.')).toBeInTheDocument();
  await act(() => jest.advanceTimersByTimeAsync(5_000));
  expect(screen.queryByText('The connection is back.')).not.toBeInTheDocument();
  jest.useRealTimers();
});
