import { z } from 'zod/mini';

const pageFacts = z.strictObject({
  /** 1-based. */
  page: z.number(),
  pages: z.number(),
  count: z.number(),
  count_is_estimate: z.boolean(),
  /** Only for a request with `after`: the `after` of the following page, null at the end. */
  next: z.optional(z.nullable(z.string())),
});

export const pageOf = <Item extends z.ZodMiniType>(item: Item) =>
  z.extend(pageFacts, { items: z.array(item) });

/** Part of a list that a list function reads. */
export interface PageRequest {
  /** 1-based. */
  page?: number;
  /** At most 100, or 1,000 with `after`. */
  page_size?: number;
  /**
   * Reads the whole list without a limit of pages: '' for the first page, then `next` of the page before. The count is
   * then exact. Throws AppError `not_allowed` for staff without the right to export.
   */
  after?: string;
}

/** Rows of a list that match a filter, except some; `expected` is their number as the person saw it. */
export interface Matching<Filter> {
  filter: Filter;
  except: number[];
  expected: number;
}

/** Sorts of a list by time. */
export type TimeSort = 'newest' | 'oldest';

/** A page of a list. A request beyond the last page returns the last; counts stop at 10,000 and are then estimates. */
export type Page<Item> = z.infer<typeof pageFacts> & { items: Item[] };
