import { z } from 'zod/mini';

/** A device or browser on which a person is signed in. */
const ownSession = z.strictObject({
  id: z.string(),
  created_at: z.string(),
  /** When the session began or was last renewed. */
  used_at: z.string(),
  /** Null if it was not recorded. */
  user_agent: z.nullable(z.string()),
  /** True for the session that made the request. */
  is_current: z.boolean(),
});
export type OwnSession = z.infer<typeof ownSession>;

export const accountAnswers = {
  list_own_sessions: z.array(ownSession),
};
