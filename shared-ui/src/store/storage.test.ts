import { browserStorage, storedValue } from './storage.ts';

const codec = { encode: (value: string) => value, decode: (text: string) => text };
const session = () => storedValue(browserStorage('sessionStorage'), 'word', codec, 'nothing');
const local = () => storedValue(browserStorage(), 'word', codec, 'nothing');

afterEach(() => {
  jest.restoreAllMocks();
  localStorage.clear();
  sessionStorage.clear();
});

test('a value lives in its own storage until it is forgotten', () => {
  session().write('kept');
  expect([session().read(), local().read()]).toEqual(['kept', 'nothing']);
  session().forget();
  expect(session().read()).toBe('nothing');
  expect(sessionStorage).toHaveLength(0);
});

test('where the browser denies its storage, nothing is kept and nothing throws', () => {
  const told = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  jest.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  session().write('kept');
  session().forget();
  expect(session().read()).toBe('nothing');
  expect(told).toHaveBeenCalledWith('Storage is denied', expect.any(DOMException));
});

test('a storage that refuses single calls is as good as empty', () => {
  const told = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const refuse = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
  for (const call of ['getItem', 'setItem', 'removeItem'] as const)
    jest.spyOn(Storage.prototype, call).mockImplementation(refuse);
  local().write('kept');
  local().forget();
  expect(local().read()).toBe('nothing');
  expect(told).toHaveBeenCalledTimes(3);
});
