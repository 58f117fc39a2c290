import * as z from 'zod/mini';
import { browserStorage, storedValue } from '@mawad/shared-ui/platform/store/storage.ts';
import { mintUuid } from '@mawad/shared-ui/kit/uuid.ts';
import type { Selection } from './selection.ts';

const selection = z.record(z.string(), z.object({ offerId: z.string(), quantity: z.string() }));
const attempt = z.object({ key: z.string(), body: z.string() });

const jsonOf = <Value>(shape: z.ZodMiniType<Value>) => ({
  encode: (value: Value) => JSON.stringify(value),
  decode: (text: string) => shape.parse(JSON.parse(text)),
});

/** Choices of a request, kept through reloads of this tab. Session sync removes the name prefix at sign-out. */
export const storedSelection = (requestId: string) =>
  storedValue<Selection>(
    browserStorage('sessionStorage'),
    `mawad-personal-quote-choice-${requestId}`,
    jsonOf(selection),
    {},
  );

const storedAttempt = (requestId: string) =>
  storedValue(browserStorage(), `mawad-personal-quote-accept-${requestId}`, jsonOf(attempt), {
    key: '',
    body: '',
  });

/**
 * Idempotency key of an acceptance: the same for the same lines and delivery, also after a reload and in another tab, so
 * that a repeated acceptance makes no second order.
 */
export function acceptKey(requestId: string, body: object): string {
  const text = JSON.stringify(body);
  const stored = storedAttempt(requestId);
  const before = stored.read();
  if (before.body === text) return before.key;
  const key = mintUuid();
  stored.write({ key, body: text });
  return key;
}

/** Removes what was stored for the acceptance of a request. */
export function forgetAcceptance(requestId: string): void {
  storedAttempt(requestId).forget();
  storedSelection(requestId).forget();
}
