/** Returns the result of `read`; null if the browser has no such storage or blocks access to it. */
export function fromStorage<Value>(
  name: 'localStorage' | 'sessionStorage',
  read: (storage: Storage) => Value,
): Value | null {
  try {
    return read(window[name]);
  } catch {
    return null;
  }
}
