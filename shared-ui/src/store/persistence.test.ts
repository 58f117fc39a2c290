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

/** What the browser tells this tab after another one has written. */
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

test('cart, wishlist and compare list survive a reload under the keys of the specification', () => {
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

test('nothing is read before the first render', () => {
  localStorage.setItem('guest_wishlist', '[7]');
  const store = createStore({ language: 'en' });
  expect(store.getState()).toMatchObject({ restored: false, wishlist: { ids: [] } });
});

test('reads the bare lists of older pages', () => {
  localStorage.setItem('guest_wishlist', '[7, 8, 7]');
  localStorage.setItem('compare', '[{"id": 3}]');
  const { store } = connected();
  expect(store.getState().wishlist.ids).toEqual([7, 8]);
  expect(store.getState().compare.items).toEqual([{ id: 3 }]);
});

test.each(['{', 'null', '42', '"text"', '{"version":9,"items":[7]}', '{"items":[7]}'])(
  'damaged text %s is read as empty and logged',
  (text) => {
    localStorage.setItem('guest_wishlist', text);
    expect(connected().store.getState().wishlist.ids).toEqual([]);
    expect(logged).toHaveBeenCalled();
  },
);

test('a cart in the specification’s shape is restored, with or without a variant', () => {
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
  const gone = cart.complete([7, 8, 9].map((id) => ({ id, ...details })));
  expect(gone.map((item) => item.product.id)).toEqual([10]);
  const { items } = connected().store.getState().cart;
  expect(items.map((item) => item.product)).toEqual([7, 8, 9].map((id) => ({ ...cement, id })));
});

test.each([
  ['a damaged line', (line: object) => JSON.stringify([line, { quantity: 1 }]), 1],
  ['damaged text', () => '{', 0],
])(
  '%s stays marked as lost until the visitor was told, and then leaves the storage',
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

test('a cart in the format of a newer page is not reported as lost', () => {
  const newer = '{"version":9,"items":[7]}';
  localStorage.setItem('e-commerce-cart', newer);
  expect(connected().store.getState().cart).toMatchObject({ count: 0, hasLoss: false });
  expect(localStorage.getItem('e-commerce-cart')).toBe(newer);
});

test('damaged items are left out and the good ones kept', () => {
  const good = { product: cement, quantity: 2 };
  const bad = [{ ...good, quantity: -1 }, { ...good, quantity: '2' }, { product: { id: 7 } }, null];
  localStorage.setItem('e-commerce-cart', JSON.stringify({ version: 1, items: [...bad, good] }));
  localStorage.setItem('guest_wishlist', '[1, "2", -3, null, 4.5]');
  const { cart, wishlist } = connected().store.getState();
  expect(cart.items).toEqual([good]);
  expect(wishlist.ids).toEqual([1]);
});

test('a full quota loses nothing on the page', () => {
  const { store } = connected();
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  store.getState().cart.add({ product: cement });
  expect(store.getState().cart.count).toBe(1);
  expect(logged).toHaveBeenCalled();
});

test('works where storage is denied', () => {
  jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  const { store } = connected();
  store.getState().wishlist.add(7);
  expect(store.getState()).toMatchObject({ restored: true, wishlist: { ids: [7] } });
});

test('follows what other tabs change without writing it back', () => {
  const { store } = connected();
  const write = jest.spyOn(Storage.prototype, 'setItem');
  otherTabWrites('guest_wishlist', '{"version":1,"items":[5]}');
  otherTabWrites('language', 'ar');
  expect(store.getState().wishlist.ids).toEqual([5]);
  expect(store.getState().language.language).toBe('ar');
  expect(write.mock.calls.map(([key]) => key)).toEqual(['guest_wishlist', 'language']);
});

test('another tab that clears the storage empties this one', () => {
  const { store } = connected();
  store.getState().cart.add({ product: cement });
  localStorage.clear();
  window.dispatchEvent(new StorageEvent('storage', { key: null }));
  expect(store.getState().cart.items).toEqual([]);
});

test('the chosen language is kept as plain text', () => {
  const { store } = connected();
  expect(localStorage.getItem('language')).toBeNull();
  store.getState().language.setLanguage('ar');
  expect(localStorage.getItem('language')).toBe('ar');
});

test('a language that the address brought replaces the earlier choice', () => {
  localStorage.setItem('language', 'en');
  createStore({ language: 'ar' }).connect();
  expect(localStorage.getItem('language')).toBe('ar');
});

test('a store that was disconnected is silent', () => {
  const { store, disconnect } = connected();
  disconnect();
  store.getState().wishlist.add(7);
  otherTabWrites('compare', '[{"id":1}]');
  expect(localStorage.getItem('guest_wishlist')).toBeNull();
  expect(store.getState().compare.items).toEqual([]);
});
