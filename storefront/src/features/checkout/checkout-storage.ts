import type { OrderedLine } from '@mawad/shared-ui/platform/store/index.ts';
import { browserStorage, storedValue } from '@mawad/shared-ui/platform/store/storage.ts';
import { mintUuid } from '@mawad/shared-ui/kit/uuid.ts';
import { emptyDelivery, type DeliveryValues } from '../../address/delivery-schema.ts';

/** Decoded as unknown, because another version of the page may have written it. */
const json = {
  encode: (value: unknown) => JSON.stringify(value),
  decode: (text: string): unknown => JSON.parse(text),
};
const text = { encode: (value: string) => value, decode: (stored: string) => stored };

// If the browser denies storage, the values last only as long as the page.
const checkoutKey = () => storedValue(browserStorage(), 'mawad-checkout-key', text, '');
const sent = () => storedValue<unknown>(browserStorage(), 'mawad-checkout-sent', json, null);
// Session sync removes values with this name prefix when the user signs out.
const draft = () =>
  storedValue<unknown>(browserStorage('sessionStorage'), 'mawad-personal-checkout-draft', json, null);

/**
 * Idempotency key of the cart's checkout: created when checkout opens, the same after a reload and in every
 * tab, removed when the order is placed.
 */
export function openCheckoutKey(): string {
  const stored = checkoutKey().read();
  if (/^[0-9a-f-]{36}$/.test(stored)) return stored;
  const created = mintUuid();
  checkoutKey().write(created);
  return created;
}

/** Stores the lines of a sent order until the response arrives. */
export function storeSentOrder(lines: OrderedLine[]): void {
  sent().write(lines);
}

/** Lines of a sent order whose response did not arrive; null if there is none. */
export function sentOrder(): OrderedLine[] | null {
  const lines = sent().read();
  return Array.isArray(lines) ? (lines as OrderedLine[]) : null;
}

/** Removes the sent order after the server reported that nothing was ordered. */
export function forgetSentOrder(): void {
  sent().forget();
}

/** Removes the key, so that the next order is a new one. */
export function forgetCheckoutKey(): void {
  checkoutKey().forget();
  forgetSentOrder();
}

/** Removes everything stored for the checkout after an order. */
export function forgetCheckout(): void {
  forgetCheckoutKey();
  draft().forget();
}

/** Entries stored before a reload; null if there are none. Unknown or damaged values are left out. */
export function readDraft(): Partial<DeliveryValues> | null {
  const typed = draft().read();
  if (typeof typed !== 'object' || typed === null) return null;
  const stored = Object.entries(typed).filter(
    ([name, value]) =>
      Object.hasOwn(emptyDelivery, name) && hasTypeOf(value, emptyDelivery[name as keyof DeliveryValues]),
  );
  return Object.fromEntries(stored);
}

/** Whether a value has the type of another: text, boolean or list of texts. */
function hasTypeOf(value: unknown, example: unknown): boolean {
  if (!Array.isArray(example)) return typeof value === typeof example;
  return Array.isArray(value) && value.every((one) => typeof one === 'string');
}

export function writeDraft(values: Partial<DeliveryValues>): void {
  draft().write(values);
}
