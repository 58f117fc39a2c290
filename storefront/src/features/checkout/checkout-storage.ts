import type { OrderedLine } from '@mawad/shared-ui/store';
import { mintUuid } from '@mawad/shared-ui/uuid';
import { emptyDelivery, type DeliveryValues } from './delivery-schema.ts';

const keyName = 'mawad-checkout-key';
const sentName = 'mawad-checkout-sent';
// What is personal goes when its owner signs out: session sync knows it by its name.
const draftName = 'mawad-personal-checkout-draft';

/**
 * The idempotency key of the cart's checkout: minted when checkout opens, the
 * same after a reload and in every tab, forgotten when the order is placed.
 */
export function openCheckoutKey(): string {
  const known = read('localStorage', keyName);
  if (known && /^[0-9a-f-]{36}$/.test(known)) return known;
  const minted = mintUuid();
  write('localStorage', keyName, minted);
  return minted;
}

/** Remembers the order that was sent and whose answer is still to come. */
export function keepSentOrder(lines: OrderedLine[]): void {
  write('localStorage', sentName, JSON.stringify(lines));
}

/** The lines of an order that was sent and whose answer never came, or null. */
export function sentOrder(): OrderedLine[] | null {
  const lines = readJson('localStorage', sentName);
  return Array.isArray(lines) ? (lines as OrderedLine[]) : null;
}

/** The answer came: nothing was ordered. */
export function forgetSentOrder(): void {
  remove('localStorage', sentName);
}

/** The next order is another one. */
export function forgetCheckoutKey(): void {
  remove('localStorage', keyName);
  forgetSentOrder();
}

/** Starts anew with the next order. */
export function forgetCheckout(): void {
  forgetCheckoutKey();
  remove('sessionStorage', draftName);
}

/** What was typed before a reload, or null; unknown or damaged parts are left out. */
export function readDraft(): Partial<DeliveryValues> | null {
  const draft = readJson('sessionStorage', draftName);
  if (typeof draft !== 'object' || draft === null) return null;
  const known = Object.entries(draft).filter(
    ([name, value]) =>
      Object.hasOwn(emptyDelivery, name) &&
      typeof value === typeof emptyDelivery[name as keyof DeliveryValues],
  );
  return Object.fromEntries(known);
}

export function writeDraft(values: Partial<DeliveryValues>): void {
  write('sessionStorage', draftName, JSON.stringify(values));
}

type Place = 'localStorage' | 'sessionStorage';

// A browser may deny storage: then the checkout lives only as long as its page.
function read(place: Place, name: string): string | null {
  try {
    return window[place].getItem(name);
  } catch {
    return null;
  }
}

function readJson(place: Place, name: string): unknown {
  try {
    return JSON.parse(read(place, name) ?? 'null');
  } catch {
    return null;
  }
}

function write(place: Place, name: string, value: string): void {
  try {
    window[place].setItem(name, value);
  } catch {
    console.warn(`${name} could not be kept for a reload`);
  }
}

function remove(place: Place, name: string): void {
  try {
    window[place].removeItem(name);
  } catch {
    console.warn(`${name} could not be removed`);
  }
}
