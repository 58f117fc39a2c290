import { act, screen, waitFor } from '@testing-library/react';
import { getBuying, type Buying } from '@mawad/supabase/buying/queries';
import { syncCart, type AccountCart, type CartChanges } from '@mawad/supabase/cart/queries';
import type { ProductCard } from '@mawad/supabase/catalogue/queries';
import { AppError } from '@mawad/supabase/errors';
import { cartReadKey } from '@mawad/shared-ui/desk/cart/cart-read.ts';
import { settleDeviceCart } from '@mawad/shared-ui/desk/cart/device-carts.ts';
import { accountCartKey } from '@mawad/shared-ui/platform/store/account-cart-key.ts';
import { buyer, cement, gloves, openShell, visitor } from '../../../testing/open-shell.tsx';

jest.mock('@mawad/supabase/buying/queries', () => ({ getBuying: jest.fn() }));
jest.mock('@mawad/supabase/catalogue/queries', () => ({
  listTopCategories: jest.fn(async () => []),
  listProductsByIds: jest.fn(async () => []),
}));
jest.mock('@mawad/supabase/cart/queries', () => ({ syncCart: jest.fn() }));

const names = { company_name: 'Dijla', company_name_en: 'Dijla', company_name_ar: 'دجلة' };
const company = {
  company: { ...names, id: 'c1' },
  rights: ['order'],
  waiting: 0,
  projects: [{ id: 'p1', name: 'Hospital' }],
} as unknown as Buying;

const { image_url, quantity: stock, ...card } = cement.product;
const cementCard = { ...card, main_image: image_url, stock } as unknown as ProductCard;

/** A server with a cart for each owner; `quantities` by product id. */
function serve(carts: Record<string, Record<number, number>> = {}) {
  let version = 1;
  const server = {
    carts,
    requests: [] as CartChanges[],
    joined: [] as AccountCart['joined'],
    isOffline: false,
    change: (name: string, quantities: Record<number, number>) => {
      version += 1;
      server.carts[name] = quantities;
    },
  };
  jest.mocked(syncCart).mockImplementation(async (_, request) => {
    if (server.isOffline) throw new AppError('network', {}, true);
    server.requests.push(request);
    const name = request.owner
      ? [request.owner.company_id, request.owner.project_id].filter(Boolean).join('/')
      : 'private';
    const cart = (server.carts[name] ??= {});
    if (request.changes.length > 0) version += 1;
    for (const { product_id, quantity } of request.changes) {
      if (quantity === 0) delete cart[product_id];
      else cart[product_id] = quantity;
    }
    const lines = Object.entries(cart).map(([id, quantity]) => ({
      ...{ product_id: Number(id), variant_id: Number(id) === 2 ? 7 : null, quantity, version },
      ...{ name_en: 'Goods', name_ar: 'مواد' },
    }));
    return { version, joined: server.joined.splice(0), lines, products: [cementCard], variants: [] };
  });
  return server;
}

const quantitiesOf = (items: (typeof cement)[]) =>
  Object.fromEntries(items.map(({ product, quantity }) => [product.id, quantity]));

async function open(session = buyer, guest: (typeof cement)[] = []) {
  if (guest.length > 0) localStorage.setItem('e-commerce-cart', JSON.stringify({ version: 1, items: guest }));
  const shell = await openShell('/', session);
  const { store } = shell.app;
  return {
    ...shell,
    store,
    cart: () => quantitiesOf(store.getState().cart.items),
    change: (task: (cart: ReturnType<typeof store.getState>['cart']) => void) =>
      act(async () => task(store.getState().cart)),
    wake: () => act(async () => window.dispatchEvent(new Event('focus'))),
  };
}

beforeEach(() => {
  localStorage.clear();
  jest.mocked(syncCart).mockReset();
  jest.mocked(getBuying).mockReset().mockResolvedValue(null);
});

test('a device shows the cart of the account, for which checkout waits', async () => {
  const server = serve({ private: { 1: 2 } });
  server.isOffline = true;
  const { store, cart, app, wake } = await open();
  const isRead = () => app.services.queryClient.getQueryData(cartReadKey(buyer.user!.id));
  await waitFor(() => expect(isRead()).toBe(true));
  server.isOffline = false;
  await wake();
  await waitFor(() => expect(cart()).toEqual({ 1: 2 }));
  expect(store.getState().cart.items[0]!.product).toMatchObject({
    name_en: 'Portland cement',
    price: 12_500,
  });
});

test('goods of a guest join it at sign-in, and a message names them', async () => {
  const server = serve({ private: { 1: 1 } });
  server.joined = [
    {
      product_id: 2,
      variant_id: 7,
      name_en: 'Work gloves',
      name_ar: '',
      unit: 'Pack',
      quantity: 3,
      kind: 'added',
    },
  ];
  const { cart } = await open(buyer, [gloves]);
  await waitFor(() => expect(cart()).toEqual({ 1: 1, 2: 1 }));
  expect(server.requests[0]).toMatchObject({
    owner: null,
    changes: [{ product_id: 2, variant_id: 7, quantity: 1, version: null }],
  });
  expect(await screen.findByText('Your items were added to your account’s cart')).toBeVisible();
  expect(screen.getByText(/Work gloves: the quantities were added up to 3 packs\./)).toBeVisible();
});

test('a guest sends nothing, and the stored format stays', async () => {
  serve();
  const { change } = await open(visitor);
  await change((cart) => cart.add(cement, 2));
  expect(syncCart).not.toHaveBeenCalled();
  expect(JSON.parse(localStorage.getItem('e-commerce-cart')!)).toMatchObject({
    version: 1,
    items: [{ product: { id: 1 }, quantity: 2 }],
  });
});

test('changes without a network are sent with the next connection, and others are shown', async () => {
  const server = serve({ private: {} });
  const { cart, change, wake } = await open();
  await waitFor(() => expect(server.requests).toHaveLength(1));
  server.isOffline = true;
  await change((slice) => slice.add(cement, 2));
  await wake();
  await change((slice) => slice.setQuantity('product-1', 3));
  server.change('private', { 2: 4 });
  server.isOffline = false;
  await wake();
  await waitFor(() => expect(server.carts.private).toEqual({ 1: 3, 2: 4 }));
  await waitFor(() => expect(cart()).toMatchObject({ 1: 3 }));
});

test('changes that were not sent before sign-out are sent at the next sign-in of the same person', async () => {
  const server = serve({ private: {} });
  const { change, wake, app, unmount } = await open();
  await waitFor(() => expect(server.requests).toHaveLength(1));
  server.isOffline = true;
  await change((slice) => slice.add(cement, 2));
  await wake();
  // Sign-out removes these entries in session sync.
  for (const name of Object.keys(localStorage))
    if (name.startsWith('mawad-personal-')) localStorage.removeItem(name);
  await change((slice) => slice.clear());
  act(() => app.store.getState().session.clear());
  unmount();
  server.isOffline = false;

  const other = { ...buyer, user: { id: 'b2', email: 'other@mawad.test' } };
  const stranger = await open(other);
  await waitFor(() => expect(server.requests).toHaveLength(2));
  expect(stranger.cart()).toEqual({});
  stranger.unmount();
  localStorage.removeItem(accountCartKey);
  localStorage.removeItem('e-commerce-cart');

  const again = await open(buyer, [{ ...cement, quantity: 1 }]);
  await waitFor(() => expect(again.cart()).toEqual({ 1: 3 }));
  await waitFor(() => expect(server.carts.private).toEqual({ 1: 3 }));
  expect(Object.keys(localStorage).filter((name) => name.startsWith('mawad-unsent-cart'))).toEqual([]);
});

test('a change whose answer was lost is repeated under the same id', async () => {
  const server = serve({ private: {} });
  const { change, wake } = await open();
  await waitFor(() => expect(server.requests).toHaveLength(1));
  const ids: string[] = [];
  jest.mocked(syncCart).mockImplementationOnce(async (_, { change_id }) => {
    ids.push(change_id);
    throw new AppError('network', {}, true);
  });
  await change((slice) => slice.add(cement, 2));
  await wake();
  await waitFor(() => expect(ids).toHaveLength(1));
  await wake();
  await waitFor(() => expect(server.requests.at(-1)!.change_id).toBe(ids[0]));
});

test('another company or project has another cart, and the first one comes back', async () => {
  jest.mocked(getBuying).mockResolvedValue(company);
  const server = serve({ c1: { 1: 2 }, 'c1/p1': {}, private: {} });
  const { cart, change, user } = await open();
  await waitFor(() => expect(cart()).toEqual({ 1: 2 }));
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Project' }), 'Hospital');
  await waitFor(() => expect(cart()).toEqual({}));
  await change((slice) => slice.add(cement, 3));
  await user.selectOptions(screen.getByRole('combobox', { name: 'Buying for' }), 'Privately');
  await waitFor(() => expect(cart()).toEqual({}));
  await user.selectOptions(screen.getByRole('combobox', { name: 'Buying for' }), 'Dijla');
  await waitFor(() => expect(cart()).toEqual({ 1: 3 }));
  await waitFor(() => expect(server.carts).toEqual({ c1: { 1: 2 }, 'c1/p1': { 1: 3 }, private: {} }));
});

test('a person who is removed from the company sees the private cart', async () => {
  jest.mocked(getBuying).mockResolvedValue(company);
  serve({ c1: { 1: 2 } });
  const { cart, wake } = await open();
  await waitFor(() => expect(cart()).toEqual({ 1: 2 }));
  jest.mocked(getBuying).mockResolvedValue(null);
  jest.mocked(syncCart).mockRejectedValueOnce(new AppError('not_buying'));
  await wake();
  await waitFor(() => expect(cart()).toEqual({}));
  expect(localStorage.getItem(accountCartKey)).not.toContain('c1');
});

test('goods that this browser lost come back from the server', async () => {
  const server = serve({ private: { 1: 2 } });
  const first = await open();
  await waitFor(() => expect(first.cart()).toEqual({ 1: 2 }));
  first.unmount();
  localStorage.removeItem('e-commerce-cart');
  const second = await open();
  await waitFor(() => expect(second.cart()).toEqual({ 1: 2 }));
  expect(server.carts.private).toEqual({ 1: 2 });
});

test('goods that are added again right after their order stay in the cart', async () => {
  const server = serve({ private: { 1: 2 } });
  const { cart, change, wake } = await open();
  await waitFor(() => expect(cart()).toEqual({ 1: 2 }));
  const ordered = [{ product_id: 1, variant_id: null, quantity: 2 }];
  // The order takes the goods from both carts, and the goods are added before the device asks the server.
  server.change('private', {});
  await change((own) => own.settle(ordered));
  settleDeviceCart(ordered);
  await change((own) => own.add(cement, 2));
  await wake();
  await waitFor(() => expect(server.carts.private).toEqual({ 1: 2 }));
  expect(cart()).toEqual({ 1: 2 });
});
