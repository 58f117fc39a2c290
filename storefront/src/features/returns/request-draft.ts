import * as z from 'zod/mini';
import { browserStorage, storedValue } from '@mawad/shared-ui/platform/store/storage.ts';
import { returnLimits } from '@mawad/supabase/returns/queries';
import { wishes, type RequestValues } from './request-values.ts';

/** Unsent request of a buyer, as stored in the browser. */
export interface RequestDraft {
  owner: string;
  /** Idempotency key of the request. */
  key: string;
  values: RequestValues;
  /** Paths of stored pictures. */
  pictures: string[];
  /** When a picture was added last, ms; the server removes pictures without a return after a day. */
  pictures_at: number;
}

/** Pictures of a draft are shown again as long as the server surely has them, ms. */
const pictureAge = 20 * 60 * 60 * 1000;

const text = z.string().check(z.maxLength(returnLimits.note));
const shape = z.object({
  owner: z.string(),
  key: z.uuid(),
  values: z.object({
    wish: z.enum(wishes),
    phone: text,
    note: text,
    lines: z.record(
      z.string(),
      z.object({ isChosen: z.boolean(), quantity: text, reason: text, note: text }),
    ),
  }),
  pictures: z.array(z.string()).check(z.maxLength(returnLimits.pictures)),
  pictures_at: z.number(),
});

const codec = {
  encode: (draft: RequestDraft | null) => JSON.stringify(draft),
  decode: (stored: string): RequestDraft => shape.parse(JSON.parse(stored)),
};

/**
 * The browser keeps a draft until the user signs out (session sync removes `mawad-personal-` entries); the tab keeps a
 * second copy, so that a session that ends meanwhile costs nothing. Only its owner gets a draft back.
 */
const copies = (orderId: string) => [
  storedValue<RequestDraft | null>(browserStorage(), `mawad-personal-return-${orderId}`, codec, null),
  storedValue<RequestDraft | null>(
    browserStorage('sessionStorage'),
    `mawad-return-draft-${orderId}`,
    codec,
    null,
  ),
];

/** Draft of this buyer for an order, without pictures that the server may have removed; null if there is none. */
export function readRequestDraft(orderId: string, owner: string): RequestDraft | null {
  const draft = copies(orderId)
    .map((copy) => copy.read())
    .find((copy) => copy?.owner === owner);
  if (!draft) return null;
  const isFresh = Date.now() - draft.pictures_at < pictureAge;
  return isFresh ? draft : { ...draft, pictures: [] };
}

export function writeRequestDraft(orderId: string, draft: RequestDraft): void {
  for (const copy of copies(orderId)) copy.write(draft);
}

export function forgetRequestDraft(orderId: string): void {
  for (const copy of copies(orderId)) copy.forget();
}
