import { browserStorage, storedValue } from './storage.ts';

const codec = { encode: (value: string) => value, decode: (text: string) => text };
const session = () => storedValue(browserStorage('sessionStorage'), 'word', codec, 'nothing');
const local = () => storedValue(browserStorage(), 'word', codec, 'nothing');

afterEach(() => {
  jest.restoreAllMocks();
  localStorage.clear();
  sessionStorage.clear();
});

test('stores a value in its storage until it is removed', () => {
  session().write('value');
  expect([session().read(), local().read()]).toEqual(['value', 'nothing']);
  session().forget();
  expect(session().read()).toBe('nothing');
  expect(sessionStorage).toHaveLength(0);
});

test('neither stores nor throws if the browser denies storage', () => {
  const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  jest.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  session().write('value');
  session().forget();
  expect(session().read()).toBe('nothing');
  expect(logged).toHaveBeenCalledWith('Storage is denied', expect.any(DOMException));
});

test('reads as empty and logs if storage calls fail', () => {
  const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const refuse = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
  for (const call of ['getItem', 'setItem', 'removeItem'] as const)
    jest.spyOn(Storage.prototype, call).mockImplementation(refuse);
  local().write('value');
  local().forget();
  expect(local().read()).toBe('nothing');
  expect(logged).toHaveBeenCalledTimes(3);
});
