/** What `ask` finds in a storage of the browser; null where there is none or the visitor denies it. */
export function fromStorage<Found>(
  name: 'localStorage' | 'sessionStorage',
  ask: (storage: Storage) => Found,
): Found | null {
  try {
    return ask(window[name]);
  } catch {
    return null;
  }
}
