import { useSyncExternalStore } from 'react';
import { browserStorage, storedValue } from '@mawad/shared-ui/platform/store/storage.ts';

/** Alerts of this device for new orders; off by default. */
export interface OrderAlerts {
  sound: boolean;
  /** System notifications of the browser. */
  notices: boolean;
}

const off: OrderAlerts = { sound: false, notices: false };
const listeners = new Set<() => void>();
let last = off;

const codec = {
  encode: (choice: OrderAlerts) => JSON.stringify(choice),
  decode(text: string): OrderAlerts {
    const { sound, notices } = JSON.parse(text) as Partial<OrderAlerts>;
    return { sound: sound === true, notices: notices === true };
  },
};
const stored = () => storedValue(browserStorage(), 'order-alerts', codec, off);

/** Returns the same object until the choice changes, as `useSyncExternalStore` requires. */
function read(): OrderAlerts {
  const choice = stored().read();
  if (choice.sound !== last.sound || choice.notices !== last.notices) last = choice;
  return last;
}

function subscribe(onChange: () => void): () => void {
  listeners.add(onChange);
  // Fires when another tab changes the choice.
  window.addEventListener('storage', onChange);
  return () => {
    listeners.delete(onChange);
    window.removeEventListener('storage', onChange);
  };
}

export function setOrderAlerts(change: Partial<OrderAlerts>): void {
  stored().write({ ...read(), ...change });
  listeners.forEach((listener) => listener());
}

/** Alerts chosen on this device; changes in other tabs are followed. */
export function useOrderAlerts(): OrderAlerts {
  return useSyncExternalStore(subscribe, read, () => off);
}
