import { createStore } from './store.ts';

afterEach(() => jest.restoreAllMocks());

test('toggling adds a product or removes it @compare-toggle', () => {
  const store = createStore({ language: 'en', storage: null });
  const { toggle } = store.getState().compare;
  toggle({ id: 1, name_en: 'Drill' });
  toggle({ id: 2 });
  toggle({ id: 1 });
  expect(store.getState().compare.items).toEqual([{ id: 2 }]);
});

test('a fifth product is ignored with a console warning @compare-full', () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  const store = createStore({ language: 'en', storage: null });
  [1, 2, 3, 4, 5].forEach((id) => store.getState().compare.toggle({ id }));
  expect(store.getState().compare.items.map(({ id }) => id)).toEqual([1, 2, 3, 4]);
  expect(warn).toHaveBeenCalledTimes(1);
  expect(store.getState().toast.current).toBeNull();
});

test('removes one product or all @compare-remove', () => {
  const store = createStore({ language: 'en', storage: null });
  [1, 2, 3].forEach((id) => store.getState().compare.toggle({ id }));
  store.getState().compare.remove(2);
  expect(store.getState().compare.items).toEqual([{ id: 1 }, { id: 3 }]);
  store.getState().compare.clear();
  expect(store.getState().compare.items).toEqual([]);
});
