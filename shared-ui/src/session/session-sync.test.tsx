import { act, waitFor } from '@testing-library/react';
import { renderRoutes } from '../../testing/render-routes.tsx';
import { readRecentSearches, rememberSearch } from '../store/recent-searches.ts';
import type { CurrentSession } from './session-port.ts';
import { SessionSync } from './session-sync.ts';

const current = { access_token: 'token', user: { id: 'b1', email: 'buyer@mawad.test' } };

const noWords = async () => ({});
const messages = { en: noWords, ar: noWords };

/** Opens a page whose session is `first` until `tell` says otherwise. */
async function open(first: CurrentSession | null) {
  let tell: (session: CurrentSession | null) => void = () => undefined;
  const { app } = await renderRoutes({
    remote: { id: 'sync', routes: [{ path: '/', element: <SessionSync /> }], messages },
    path: '/',
    session: { status: 'loading', user: null },
    backend: null,
    port: {
      currentSession: async () => first,
      onChange: async (listener) => {
        tell = listener;
        return () => undefined;
      },
    },
  });
  const status = () => app.store.getState().session.status;
  await waitFor(() => expect(status()).toBe(first ? 'signed-in' : 'signed-out'));
  return { status, tell: (session: CurrentSession | null) => act(async () => tell(session)) };
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
