import { queryKey } from '@mawad/supabase/query-keys';
import { act, screen, waitFor } from '@testing-library/react';
import { renderRoutes } from '../../testing/render-routes.tsx';
import { readRecentSearches, rememberSearch } from '../store/recent-searches.ts';
import type { CurrentSession } from './session-port.ts';
import { SessionSync } from './session-sync.ts';

const current = { access_token: 'token', user: { id: 'b1', email: 'buyer@mawad.test' } };

/** Opens a page with the session `first`; `notify` changes it. */
async function open(first: CurrentSession | null, confirm: () => Promise<void> = async () => undefined) {
  const signOut = jest.fn(async () => undefined);
  let notify: (session: CurrentSession | null) => void = () => undefined;
  const { app } = await renderRoutes({
    remote: { id: 'sync', routes: [{ path: '/', element: <SessionSync /> }] },
    path: '/',
    session: { status: 'loading', user: null },
    backend: null,
    port: {
      signOut,
      confirm,
      currentSession: async () => first,
      onChange: async (listener) => {
        notify = listener;
        return () => undefined;
      },
    },
  });
  const status = () => app.store.getState().session.status;
  await waitFor(() => expect(status()).toBe(first ? 'signed-in' : 'signed-out'));
  return {
    app,
    signOut,
    status,
    notify: (session: CurrentSession | null) => act(async () => notify(session)),
  };
}

beforeEach(() => localStorage.clear());

test('removes a user’s recent searches and drafts on sign-out in any tab', async () => {
  rememberSearch('rebar');
  localStorage.setItem('mawad-personal-quote', '{}');
  localStorage.setItem('compare', '{"version":1,"items":[{"id":4}]}');
  const { notify, status } = await open(current);
  expect(readRecentSearches()).toEqual(['rebar']);
  await notify(null);
  expect(status()).toBe('signed-out');
  expect(readRecentSearches()).toEqual([]);
  expect(localStorage.getItem('mawad-personal-quote')).toBeNull();
  expect(localStorage.getItem('compare')).toContain('4');
});

const item = {
  product: {
    id: 7,
    name_en: 'Cement',
    name_ar: 'أسمنت',
    image_url: null,
    price: 1,
    discounted_price: null,
    quantity: 5,
  },
  quantity: 2,
};

test('removes the cart of the account on sign-out, also after a session that ended meanwhile', async () => {
  localStorage.setItem('e-commerce-cart', JSON.stringify([item]));
  localStorage.setItem('mawad-personal-cart', '{}');
  const { notify, app } = await open(current);
  expect(app.store.getState().cart.count).toBe(1);
  await notify(null);
  expect(app.store.getState().cart.count).toBe(0);
  expect(localStorage.getItem('e-commerce-cart')).not.toContain('Cement');
  localStorage.setItem('e-commerce-cart', JSON.stringify([item]));
  localStorage.setItem('mawad-personal-cart', '{}');
  const later = await open(null);
  expect(later.app.store.getState().cart.count).toBe(0);
});

test('keeps the cart of a guest', async () => {
  localStorage.setItem('e-commerce-cart', JSON.stringify([item]));
  const { app } = await open(null);
  expect(app.store.getState().cart.count).toBe(1);
});

test('keeps a guest’s recent searches after sign-in', async () => {
  rememberSearch('rebar');
  const { notify } = await open(null);
  expect(readRecentSearches()).toEqual(['rebar']);
  await notify(current);
  expect(readRecentSearches()).toEqual(['rebar']);
});

test('signs out a suspended user with a message after the first refusal', async () => {
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

test('ends the stored session of a suspended user with the same message', async () => {
  const failure = Object.assign(new Error('account_suspended'), { code: 'account_suspended' });
  const { signOut } = await open(current, () => Promise.reject(failure));
  expect(await screen.findByText(/This account is suspended/)).toBeVisible();
  expect(signOut).toHaveBeenCalledTimes(1);
});
