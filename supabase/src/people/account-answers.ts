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

/** Everything stored about a person by kind, as in private.person_data. */
const personData = z.record(z.string(), z.unknown());

const recoveryCodes = z.strictObject({
  count: z.number(),
  left: z.number(),
  /** Null without codes. */
  created_at: z.nullable(z.string()),
  /** True if this session was opened with a recovery code. */
  is_recovered: z.boolean(),
});
export type RecoveryCodes = z.infer<typeof recoveryCodes>;

export const accountAnswers = {
  create_recovery_codes: z.array(z.string()),
  export_own_data: personData,
  export_person: personData,
  get_recovery_codes: recoveryCodes,
  list_own_sessions: z.array(ownSession),
};
