import { z } from 'zod/mini';

/** A staff view: a staff member sees the seller portal as the team of a company does. */
const staffView = z.strictObject({
  company_id: z.string(),
  company_name: z.string(),
  company_name_en: z.string(),
  company_name_ar: z.string(),
  /** ISO 8601. */
  expires_at: z.string(),
});
export type StaffView = z.infer<typeof staffView>;

export const staffViewsAnswers = {
  get_staff_view: staffView,
};
