import { useSyncExternalStore } from 'react';

/** How this device tells of new orders; each is off until its owner switches it on here. */
export interface OrderAlerts {
  sound: boolean;
  /** Notices of the browser. */
  notices: boolean;
}

const key = 'order-alerts';
const off: OrderAlerts = { sound: false, notices: false };
const listeners = new Set<() => void>();
let last: { text: string | null; choice: OrderAlerts } = { text: null, choice: off };

function stored(): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    // A browser that keeps nothing.
    return null;
  }
}

function parse(text: string | null): OrderAlerts {
  try {
    const { sound, notices } = JSON.parse(text ?? '{}') as Partial<OrderAlerts>;
    return { sound: sound === true, notices: notices === true };
  } catch {
    return off;
  }
}

/** The same object until the choice changes, as useSyncExternalStore asks. */
function read(): OrderAlerts {
  const text = stored();
  if (text !== last.text) last = { text, choice: parse(text) };
  return last.choice;
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
  try {
    localStorage.setItem(key, JSON.stringify({ ...read(), ...change }));
  } catch {
    return;
  }
  listeners.forEach((listener) => listener());
}

/** What is chosen on this device, in every tab. */
export function useOrderAlerts(): OrderAlerts {
  return useSyncExternalStore(subscribe, read, () => off);
}
