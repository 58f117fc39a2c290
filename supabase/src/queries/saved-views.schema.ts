import { z } from 'zod/mini';

/** A view of a list under a name: `query` is the address's, without its question mark. */
const savedView = z.strictObject({
  id: z.number(),
  name: z.string(),
  query: z.string(),
  /** Every member of the staff who may see the list sees it, too. */
  is_shared: z.boolean(),
  /** Who shares it; null for one's own. */
  author: z.nullable(z.string()),
  /** Whether the reader may take it away. */
  may_change: z.boolean(),
});
export type SavedView = z.infer<typeof savedView>;

export const savedViewsAnswers = {
  list_saved_views: z.array(savedView),
  save_view: z.array(savedView),
  delete_saved_view: z.array(savedView),
};
