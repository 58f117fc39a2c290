import * as z from 'zod/mini';
import { mintUuid } from '@mawad/shared-ui/kit/uuid.ts';
import type { FoundLine } from '../../bill/found-line.ts';
import { browserStorage, storedValue } from '@mawad/shared-ui/platform/store/storage.ts';

/** Most lines, as many as the database checks in one call. */
export const maxLines = 500;

interface Choice {
  product_id: number;
  /** Null: the product, or any of its variants. */
  variant_id: number | null;
}

/** A line as typed; the values are unvalidated text. */
export interface OrderLine {
  key: string;
  /** SKU, article number or barcode. */
  code: string;
  quantity: string;
  /** Goods that the buyer chose among those with the code. */
  choice?: Choice;
  /** Name of the goods in the buyer's file; the search begins with it. */
  words?: string;
}

export type ReadLine = Pick<OrderLine, 'code' | 'quantity' | 'words'>;

export interface QuickOrder {
  /** Text that is not lines yet. */
  text: string;
  lines: OrderLine[];
}

const emptyOrder: QuickOrder = { text: '', lines: [] };

/** A line of a file: the code, or the words by which the goods are searched. */
export function lineOfFile({ code, description, quantity, unit }: FoundLine): ReadLine {
  const amount = [quantity || '1', unit].filter(Boolean).join(' ');
  return { code: code ?? description, quantity: amount, ...(code && description && { words: description }) };
}

export const makeLine = (read: ReadLine): OrderLine => ({ ...read, key: mintUuid() });

const text = z.string().check(z.maxLength(100_000));
const shape = z.object({
  version: z.literal(1),
  /** User's id; null for a guest. */
  owner: z.nullable(text),
  text,
  lines: z
    .array(
      z.object({
        key: text,
        code: text,
        quantity: text,
        words: z.optional(text),
        choice: z.optional(z.object({ product_id: z.int(), variant_id: z.nullable(z.int()) })),
      }),
    )
    .check(z.maxLength(maxLines)),
});
type Stored = z.infer<typeof shape>;

const codec = {
  encode: (stored: Stored | null) => JSON.stringify(stored),
  decode: (stored: string): Stored => shape.parse(JSON.parse(stored)),
};

// Session sync removes values with this prefix when the user signs out.
const slot = () => storedValue<Stored | null>(browserStorage(), 'mawad-personal-quick-order', codec, null);

/** The stored order of this visitor; what a guest typed stays after signing in. */
export function readOrder(userId: string | null): QuickOrder {
  const stored = slot().read();
  return stored && (stored.owner === null || stored.owner === userId)
    ? { text: stored.text, lines: stored.lines }
    : emptyOrder;
}

export function storeOrder(owner: string | null, order: QuickOrder): void {
  if (order.text === '' && order.lines.length === 0) slot().forget();
  else slot().write({ version: 1, owner, ...order });
}
