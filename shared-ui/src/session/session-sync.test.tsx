import { queryKey } from '@mawad/supabase/query-keys';
import { act, screen, waitFor } from '@testing-library/react';
import { renderRoutes } from '../../testing/render-routes.tsx';
import { readRecentSearches, rememberSearch } from '../store/recent-searches.ts';
import type { CurrentSession } from './session-port.ts';
import { SessionSync } from './session-sync.ts';

const current = { access_token: 'token', user: { id: 'b1', email: 'buyer@mawad.test' } };

const noWords = async () => ({});
const messages = { en: noWords, ar: noWords };

/** Opens a page whose session is `first` until `tell` says otherwise. */
async function open(first: CurrentSession | null, confirm: () => Promise<void> = async () => undefined) {
  const signOut = jest.fn(async () => undefined);
  let tell: (session: CurrentSession | null) => void = () => undefined;
  const { app } = await renderRoutes({
    remote: { id: 'sync', routes: [{ path: '/', element: <SessionSync /> }], messages },
    path: '/',
    session: { status: 'loading', user: null },
    backend: null,
    port: {
      signOut,
      confirm,
      currentSession: async () => first,
      onChange: async (listener) => {
        tell = listener;
        return () => undefined;
      },
    },
  });
  const status = () => app.store.getState().session.status;
  await waitFor(() => expect(status()).toBe(first ? 'signed-in' : 'signed-out'));
  return { app, signOut, status, tell: (session: CurrentSession | null) => act(async () => tell(session)) };
}

beforeEach(() => localStorage.clear());

test('what a user searched and drafted goes with the sign-out, in whichever tab it was', async () => {
  rememberSearch('rebar');
  localStorage.setItem('mawad-personal-quote', '{}');
  localStorage.setItem('compare', '{"version":1,"items":[{"id":4}]}');
  const { tell, status } = await open(current);
  expect(readRecentSearches()).toEqual(['rebar']);
  await tell(null);
  expect(status()).toBe('signed-out');
  expect(readRecentSearches()).toEqual([]);
  expect(localStorage.getItem('mawad-personal-quote')).toBeNull();
  expect(localStorage.getItem('compare')).toContain('4');
});

test('a guest keeps what was searched, also when signing in', async () => {
  rememberSearch('rebar');
  const { tell } = await open(null);
  expect(readRecentSearches()).toEqual(['rebar']);
  await tell(current);
  expect(readRecentSearches()).toEqual(['rebar']);
});

test('whoever is suspended is signed out with a sentence by the next answer that says so', async () => {
  const { app, signOut } = await open(current);
  const failure = Object.assign(new Error('account_suspended'), { code: 'account_suspended' });
  const { queryClient } = app.services;
  await act(async () => {
    await expect(
      queryClient.fetchQuery({
        queryKey: queryKey('orders', 'mine'),
        queryFn: () => Promise.reject(failure),
      }),
    ).rejects.toBe(failure);
    await expect(
      queryClient.fetchQuery({
        queryKey: queryKey('orders', 'received'),
        queryFn: () => Promise.reject(failure),
      }),
    ).rejects.toBe(failure);
  });
  expect(await screen.findByText('You have been signed out')).toBeVisible();
  expect(screen.getByText(/This account is suspended/)).toBeVisible();
  expect(signOut).toHaveBeenCalledTimes(1);
  expect(app.store.getState().session.suspended).toBe(true);
});

test('a stored session of whoever was suspended meanwhile ends with the same sentence', async () => {
  const failure = Object.assign(new Error('account_suspended'), { code: 'account_suspended' });
  const { signOut } = await open(current, () => Promise.reject(failure));
  expect(await screen.findByText(/This account is suspended/)).toBeVisible();
  expect(signOut).toHaveBeenCalledTimes(1);
});
