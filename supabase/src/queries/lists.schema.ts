import { z } from 'zod/mini';

const pageFacts = z.strictObject({
  /** 1-based. */
  page: z.number(),
  pages: z.number(),
  count: z.number(),
  count_is_estimate: z.boolean(),
});

export const pageOf = <Item extends z.ZodMiniType>(item: Item) =>
  z.extend(pageFacts, { items: z.array(item) });

/** A page of a list. A request beyond the last page returns the last; counts stop at 10,000 and are then estimates. */
export type Page<Item> = z.infer<typeof pageFacts> & { items: Item[] };
