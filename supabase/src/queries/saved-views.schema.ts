import { z } from 'zod/mini';

/** A view of a list under a name: `query` is the address's, without its question mark. */
const savedView = z.strictObject({
  name: z.string(),
  query: z.string(),
});
export type SavedView = z.infer<typeof savedView>;

export const savedViewsAnswers = {
  list_saved_views: z.array(savedView),
  save_view: z.array(savedView),
};
