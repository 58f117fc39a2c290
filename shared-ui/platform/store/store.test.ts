import { createStore } from './store.ts';

test('stores share no state', () => {
  const first = createStore({ language: 'ar', storage: null });
  const second = createStore({ language: 'en', storage: null });
  first.getState().wishlist.add(1);
  expect(second.getState().wishlist.ids).toEqual([]);
  expect(first.getInitialState().language.language).toBe('ar');
});

test('a guest’s wishlist contains each product once', () => {
  const store = createStore({ language: 'en', storage: null });
  const { add, remove } = store.getState().wishlist;
  add(1);
  add(2);
  add(1);
  remove(9);
  expect(store.getState().wishlist.ids).toEqual([1, 2]);
  remove(1);
  expect(store.getState().wishlist.ids).toEqual([2]);
});

test('signing out clears user, role, approval and company @sign-out-clears', () => {
  const store = createStore({ language: 'en', storage: null });
  const session = () => store.getState().session;
  expect(session()).toMatchObject({ status: 'loading', loading: true, role: 'buyer', is_approved: false });
  session().set({
    status: 'signed-in',
    user: { id: 'u', email: 'seller@mawad.test' },
    role: 'seller',
    is_approved: true,
    company_name: 'Al-Rafidain',
    company_name_en: 'Al-Rafidain',
    company_name_ar: 'Al-Rafidain',
    seller_status: 'approved',
  });
  expect(session().loading).toBe(false);
  session().clear();
  expect(session()).toMatchObject({
    status: 'signed-out',
    user: null,
    role: 'buyer',
    is_approved: false,
    company_name: null,
    company_name_en: null,
    company_name_ar: null,
    company_id: null,
    seller_status: null,
  });
});

test('shows one toast at a time; a late dismissal does not close the next one @toast-single', () => {
  const store = createStore({ language: 'en', storage: null, currentTime: () => 1000 });
  const toast = () => store.getState().toast;
  toast().show({ title: 'First' });
  const first = toast().current?.id;
  toast().show({ title: 'Second', variant: 'destructive' });
  expect(toast().current).toMatchObject({ title: 'Second', variant: 'destructive' });
  toast().dismiss(first);
  expect(toast().current?.title).toBe('Second');
  toast().dismiss();
  expect(toast().current).toBeNull();
});

test('a success without a toast dismisses only a failure', () => {
  const store = createStore({ language: 'en', storage: null });
  const current = () => store.getState().toast;
  current().show({ title: 'Saved' });
  current().dismissFailure();
  expect(current().current?.title).toBe('Saved');
  current().show({ title: 'Not enough stock', variant: 'destructive' });
  current().dismissFailure();
  expect(current().current).toBeNull();
});

test('the cart and the menu are never open together', () => {
  const store = createStore({ language: 'en', storage: null });
  store.getState().layout.setMenuOpen(true);
  store.getState().layout.setCartOpen(true);
  expect(store.getState().layout).toMatchObject({ cartOpen: true, menuOpen: false });
});
