import { mintUuid } from '@mawad/shared-ui/uuid';
import { emptyDelivery, type DeliveryValues } from './delivery-schema.ts';

const keyName = 'mawad-checkout-key';
const draftName = 'mawad-checkout-draft';

/**
 * The idempotency key of the checkout that is open in this tab: minted once,
 * the same after a reload, forgotten when the order is placed.
 */
export function openCheckoutKey(): string {
  const known = read(keyName);
  if (known && /^[0-9a-f-]{36}$/.test(known)) return known;
  const minted = mintUuid();
  write(keyName, minted);
  return minted;
}

/** Starts anew with the next order. */
export function forgetCheckout(): void {
  remove(keyName);
  remove(draftName);
}

/** What was typed before a reload; unknown or damaged parts are left out. */
export function readDraft(): Partial<DeliveryValues> {
  try {
    const draft: unknown = JSON.parse(read(draftName) ?? '{}');
    if (typeof draft !== 'object' || draft === null) return {};
    return Object.fromEntries(
      Object.entries(draft).filter(([name, value]) => name in emptyDelivery && typeof value === 'string'),
    );
  } catch {
    return {};
  }
}

export function writeDraft(values: Partial<DeliveryValues>): void {
  write(draftName, JSON.stringify(values));
}

// A browser may deny storage: then the checkout lives only as long as its page.
function read(name: string): string | null {
  try {
    return sessionStorage.getItem(name);
  } catch {
    return null;
  }
}

function write(name: string, value: string): void {
  try {
    sessionStorage.setItem(name, value);
  } catch {
    console.warn(`${name} could not be kept for a reload`);
  }
}

function remove(name: string): void {
  try {
    sessionStorage.removeItem(name);
  } catch {
    console.warn(`${name} could not be removed`);
  }
}
