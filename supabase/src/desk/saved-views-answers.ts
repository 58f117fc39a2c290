import { z } from 'zod/mini';

/** A named filter of a list. */
const savedView = z.strictObject({
  id: z.number(),
  name: z.string(),
  /** Query string of the address, without the question mark. */
  query: z.string(),
  /** Visible to all staff who may see the list. */
  is_shared: z.boolean(),
  /** Name of the person who shares the view; null for the caller's own views. */
  author: z.nullable(z.string()),
  /** Whether the caller may delete the view. */
  may_change: z.boolean(),
});
export type SavedView = z.infer<typeof savedView>;

export const savedViewsAnswers = {
  list_saved_views: z.array(savedView),
  save_view: z.array(savedView),
  delete_saved_view: z.array(savedView),
};
