import { useSyncExternalStore } from 'react';
import { browserStorage, storedValue } from '@mawad/shared-ui/platform/store/storage.ts';

const key = 'mawad-governorate';
const text = { encode: (value: string) => value, decode: (stored: string) => stored };
// Read again on every use, because another tab may have changed it.
const stored = () => storedValue(browserStorage(), key, text, '');
/** The choice if the browser denies storage; lasts as long as the page. */
let unstored = '';
const listeners = new Set<() => void>();

function onChange(listener: () => void) {
  const onStorage = (event: StorageEvent) => {
    if (event.key === key || event.key === null) listener();
  };
  listeners.add(listener);
  addEventListener('storage', onStorage);
  return () => {
    listeners.delete(listener);
    removeEventListener('storage', onStorage);
  };
}

/** Code of the governorate for which this browser shows delivery fees, with or without an account; '' until one is chosen. */
export function readDeliveryPlace(): string {
  return browserStorage() ? stored().read() : unstored;
}

/** Stores the governorate for which fees are shown. */
export function chooseDeliveryPlace(governorate: string): void {
  unstored = governorate;
  stored().write(governorate);
  for (const listener of listeners) listener();
}

/** The result of `readDeliveryPlace`, kept up to date in all tabs; '' on the server. */
export function useDeliveryPlace(): string {
  return useSyncExternalStore(onChange, readDeliveryPlace, () => '');
}
