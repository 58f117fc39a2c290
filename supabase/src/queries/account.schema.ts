import { z } from 'zod/mini';

/** Where a person is signed in. */
const ownSession = z.strictObject({
  id: z.string(),
  created_at: z.string(),
  /** When it was begun or last renewed. */
  used_at: z.string(),
  /** As the browser calls itself; null where that was not noted. */
  user_agent: z.nullable(z.string()),
  /** The one that asks. */
  is_current: z.boolean(),
});
export type OwnSession = z.infer<typeof ownSession>;

export const accountAnswers = {
  list_own_sessions: z.array(ownSession),
};
