import { isIncomplete, type CartProduct } from './cart.ts';
import { createStore } from './store.ts';

const cement: CartProduct = {
  id: 7,
  name_en: 'Cement',
  name_ar: 'أسمنت',
  image_url: null,
  price: 9500,
  discounted_price: null,
  quantity: 50,
  unit: 'Bag',
  min_quantity: 1,
  quantity_step: 1,
  company_id: 'a1',
  company_name_en: 'Al-Rafidain',
  company_name_ar: 'الرافدين',
  company_slug: 'al-rafidain',
};

function connected() {
  const store = createStore({ language: 'en' });
  return { store, disconnect: store.connect() };
}

/** Simulates a storage event caused by another tab. */
function otherTabWrites(key: string, value: string) {
  localStorage.setItem(key, value);
  window.dispatchEvent(new StorageEvent('storage', { key, newValue: value }));
}

let logged: jest.SpyInstance;

beforeEach(() => {
  localStorage.clear();
  logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => jest.restoreAllMocks());

test('cart, wishlist and compare list survive a reload under the specified keys @storage-keys', () => {
  const before = connected();
  before.store.getState().cart.add({ product: cement }, 3);
  before.store.getState().wishlist.add(7);
  before.store.getState().compare.toggle({ id: 7, name_en: 'Cement' });
  before.disconnect();
  expect(Object.keys(localStorage).sort()).toEqual(['compare', 'e-commerce-cart', 'guest_wishlist']);

  const { store } = connected();
  expect(store.getState()).toMatchObject({
    restored: true,
    cart: { count: 1, units: 3, total: 28500 },
    wishlist: { ids: [7] },
    compare: { items: [{ id: 7, name_en: 'Cement' }] },
  });
});

test('reads nothing before the first render', () => {
  localStorage.setItem('guest_wishlist', '[7]');
  const store = createStore({ language: 'en' });
  expect(store.getState()).toMatchObject({ restored: false, wishlist: { ids: [] } });
});

test('reads lists without a version, as older pages wrote them', () => {
  localStorage.setItem('guest_wishlist', '[7, 8, 7]');
  localStorage.setItem('compare', '[{"id": 3}]');
  const { store } = connected();
  expect(store.getState().wishlist.ids).toEqual([7, 8]);
  expect(store.getState().compare.items).toEqual([{ id: 3 }]);
});

test.each(['{', 'null', '42', '"text"', '{"version":9,"items":[7]}', '{"items":[7]}'])(
  'reads damaged text %s as empty and logs it @storage-corrupt',
  (text) => {
    localStorage.setItem('guest_wishlist', text);
    expect(connected().store.getState().wishlist.ids).toEqual([]);
    expect(logged).toHaveBeenCalled();
  },
);

test('restores a cart in the specified format, with and without variants', () => {
  const { unit: _unit, company_id: _seller, company_slug: _slug, ...rest } = cement;
  const { company_name_en: _english, company_name_ar: _arabic, ...product } = rest;
  const lines = [
    { product, quantity: 2 },
    { product: { ...product, id: 8 }, variant: { id: 81, size: 'L', color: 'Blue' }, quantity: 1 },
    { product: { ...product, id: 9 }, variant: { id: 'default', size: null, color: null }, quantity: 3 },
    { product: { ...product, id: 10 }, variant: null, quantity: 1 },
  ];
  localStorage.setItem('e-commerce-cart', JSON.stringify(lines));
  const { cart } = connected().store.getState();
  expect(cart).toMatchObject({ count: 4, units: 7, total: 66500, hasLoss: false });
  expect(cart.items.map(isIncomplete)).toEqual([true, true, true, true]);

  const details = {
    unit: 'Bag',
    min_quantity: 1,
    quantity_step: 1,
    company_id: 'a1',
    company_name_en: 'Al-Rafidain',
    company_name_ar: 'الرافدين',
    company_slug: 'al-rafidain',
  };
  const removed = cart.complete([7, 8, 9].map((id) => ({ id, ...details })));
  expect(removed.map((item) => item.product.id)).toEqual([10]);
  const { items } = connected().store.getState().cart;
  expect(items.map((item) => item.product)).toEqual([7, 8, 9].map((id) => ({ ...cement, id })));
});

test.each([
  ['a damaged line', (line: object) => JSON.stringify([line, { quantity: 1 }]), 1],
  ['damaged text', () => '{', 0],
])(
  '%s is reported as lost until the visitor is notified, and then removed from storage',
  (_what, text, count) => {
    const line = { product: cement, quantity: 2 };
    localStorage.setItem('e-commerce-cart', text(line));
    const { store } = connected();
    const cart = () => store.getState().cart;
    expect(cart()).toMatchObject({ count, hasLoss: true });
    cart().forgetLoss();
    expect(connected().store.getState().cart).toMatchObject({ count, hasLoss: false });
  },
);

test('does not report a cart in a newer format as lost', () => {
  const newer = '{"version":9,"items":[7]}';
  localStorage.setItem('e-commerce-cart', newer);
  expect(connected().store.getState().cart).toMatchObject({ count: 0, hasLoss: false });
  expect(localStorage.getItem('e-commerce-cart')).toBe(newer);
});

test('skips damaged items and keeps the others', () => {
  const good = { product: cement, quantity: 2 };
  const bad = [{ ...good, quantity: -1 }, { ...good, quantity: '2' }, { product: { id: 7 } }, null];
  localStorage.setItem('e-commerce-cart', JSON.stringify({ version: 1, items: [...bad, good] }));
  localStorage.setItem('guest_wishlist', '[1, "2", -3, null, 4.5]');
  const { cart, wishlist } = connected().store.getState();
  expect(cart.items).toEqual([good]);
  expect(wishlist.ids).toEqual([1]);
});

test('keeps the state of the page if the quota is full', () => {
  const { store } = connected();
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  store.getState().cart.add({ product: cement });
  expect(store.getState().cart.count).toBe(1);
  expect(logged).toHaveBeenCalled();
});

test('works if storage is denied @storage-denied', () => {
  jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  const { store } = connected();
  store.getState().wishlist.add(7);
  expect(store.getState()).toMatchObject({ restored: true, wishlist: { ids: [7] } });
});

test('follows changes of other tabs without writing them back @storage-tabs', () => {
  const { store } = connected();
  const write = jest.spyOn(Storage.prototype, 'setItem');
  otherTabWrites('guest_wishlist', '{"version":1,"items":[5]}');
  otherTabWrites('language', 'ar');
  expect(store.getState().wishlist.ids).toEqual([5]);
  expect(store.getState().language.language).toBe('ar');
  expect(write.mock.calls.map(([key]) => key)).toEqual(['guest_wishlist', 'language']);
});

test('clears the state when another tab clears the storage', () => {
  const { store } = connected();
  store.getState().cart.add({ product: cement });
  localStorage.clear();
  window.dispatchEvent(new StorageEvent('storage', { key: null }));
  expect(store.getState().cart.items).toEqual([]);
});

test('stores the chosen language as plain text @language-kept', () => {
  const { store } = connected();
  expect(localStorage.getItem('language')).toBeNull();
  store.getState().language.setLanguage('ar');
  expect(localStorage.getItem('language')).toBe('ar');
});

test('a language from the address replaces the stored choice', () => {
  localStorage.setItem('language', 'en');
  createStore({ language: 'ar' }).connect();
  expect(localStorage.getItem('language')).toBe('ar');
});

test('a disconnected store neither reads nor writes', () => {
  const { store, disconnect } = connected();
  disconnect();
  store.getState().wishlist.add(7);
  otherTabWrites('compare', '[{"id":1}]');
  expect(localStorage.getItem('guest_wishlist')).toBeNull();
  expect(store.getState().compare.items).toEqual([]);
});
