import { useSyncExternalStore } from 'react';
import { browserStorage, storedValue } from '@mawad/shared-ui/store/storage';

/** How this device tells of new orders; each is off until its owner switches it on here. */
export interface OrderAlerts {
  sound: boolean;
  /** Notices of the browser. */
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

/** The same object until the choice changes, as useSyncExternalStore asks. */
function read(): OrderAlerts {
  const choice = stored().read();
  if (choice.sound !== last.sound || choice.notices !== last.notices) last = choice;
  return last;
}

function subscribe(onChange: () => void): () => void {
  listeners.add(onChange);
  // Another tab.
  window.addEventListener('storage', onChange);
  return () => {
    listeners.delete(onChange);
    window.removeEventListener('storage', onChange);
  };
}

/** Remembers a choice on this device. */
export function setOrderAlerts(change: Partial<OrderAlerts>): void {
  stored().write({ ...read(), ...change });
  listeners.forEach((listener) => listener());
}

/** What is chosen on this device, in every tab. */
export function useOrderAlerts(): OrderAlerts {
  return useSyncExternalStore(subscribe, read, () => off);
}
