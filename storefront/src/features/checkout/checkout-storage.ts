import type { OrderedLine } from '@mawad/shared-ui/store';
import { browserStorage, storedValue } from '@mawad/shared-ui/store/storage';
import { mintUuid } from '@mawad/shared-ui/uuid';
import { emptyDelivery, type DeliveryValues } from './delivery-schema.ts';

/** JSON that pages of another version may have written. */
const json = {
  encode: (value: unknown) => JSON.stringify(value),
  decode: (text: string): unknown => JSON.parse(text),
};
const text = { encode: (value: string) => value, decode: (stored: string) => stored };

// Where the browser denies storage, the checkout lives only as long as its page.
const checkoutKey = () => storedValue(browserStorage(), 'mawad-checkout-key', text, '');
const sent = () => storedValue<unknown>(browserStorage(), 'mawad-checkout-sent', json, null);
// What is personal goes when its owner signs out: session sync knows it by its name.
const draft = () =>
  storedValue<unknown>(browserStorage('sessionStorage'), 'mawad-personal-checkout-draft', json, null);

/**
 * The idempotency key of the cart's checkout: minted when checkout opens, the
 * same after a reload and in every tab, forgotten when the order is placed.
 */
export function openCheckoutKey(): string {
  const known = checkoutKey().read();
  if (/^[0-9a-f-]{36}$/.test(known)) return known;
  const minted = mintUuid();
  checkoutKey().write(minted);
  return minted;
}

/** Remembers the order that was sent and whose answer is still to come. */
export function keepSentOrder(lines: OrderedLine[]): void {
  sent().write(lines);
}

/** The lines of an order that was sent and whose answer never came, or null. */
export function sentOrder(): OrderedLine[] | null {
  const lines = sent().read();
  return Array.isArray(lines) ? (lines as OrderedLine[]) : null;
}

/** The answer came: nothing was ordered. */
export function forgetSentOrder(): void {
  sent().forget();
}

/** The next order is another one. */
export function forgetCheckoutKey(): void {
  checkoutKey().forget();
  forgetSentOrder();
}

/** Starts anew with the next order. */
export function forgetCheckout(): void {
  forgetCheckoutKey();
  draft().forget();
}

/** What was typed before a reload, or null; unknown or damaged parts are left out. */
export function readDraft(): Partial<DeliveryValues> | null {
  const typed = draft().read();
  if (typeof typed !== 'object' || typed === null) return null;
  const known = Object.entries(typed).filter(
    ([name, value]) =>
      Object.hasOwn(emptyDelivery, name) && isLike(value, emptyDelivery[name as keyof DeliveryValues]),
  );
  return Object.fromEntries(known);
}

/** Whether a value has the shape of another: a text, a yes or no, a list of texts. */
function isLike(value: unknown, example: unknown): boolean {
  if (!Array.isArray(example)) return typeof value === typeof example;
  return Array.isArray(value) && value.every((one) => typeof one === 'string');
}

export function writeDraft(values: Partial<DeliveryValues>): void {
  draft().write(values);
}
