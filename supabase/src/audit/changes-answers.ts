import { z } from 'zod/mini';

/** Who changed something and when; nulls when nobody is known. `by` is null when the caller may not read the name. */
export const knownChange = z.strictObject({
  at: z.nullable(z.string()),
  by_role: z.nullable(z.enum(['self', 'admin', 'seller', 'buyer', 'system', 'order'])),
  by: z.nullable(z.string()),
});
