import { z } from 'zod/mini';

const pageFacts = z.strictObject({
  /** From 1. */
  page: z.number(),
  pages: z.number(),
  count: z.number(),
  count_is_estimate: z.boolean(),
});

export const pageOf = <Item extends z.ZodMiniType>(item: Item) =>
  z.extend(pageFacts, { items: z.array(item) });

/** A page of a list. A page beyond the last one answers the last; counts stop at ten thousand and are then estimates. */
export type Page<Item> = z.infer<typeof pageFacts> & { items: Item[] };
