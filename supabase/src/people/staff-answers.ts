import { z } from 'zod/mini';
import { staffRole } from '../companies/sellers-answers.ts';

/** Rights of staff members; the table `private.staff_rights` assigns them to roles. */
const staffRight = z.enum([
  'audit',
  'categories',
  'change_orders',
  'change_users',
  'contact',
  'export',
  'money',
  'pause_companies',
  'products',
  'quotes',
  'review_companies',
  'reviews',
  'search',
  'see_companies',
  'see_orders',
  'see_users',
  'settings',
  'staff',
  'view_as_seller',
]);
export type StaffRight = z.infer<typeof staffRight>;

const staffRights = z.strictObject({
  /** Null unless the caller is staff. */
  role: z.nullable(staffRole),
  /** Empty for admins, who may do everything. */
  rights: z.array(staffRight),
});
export type StaffRights = z.infer<typeof staffRights>;

const staffMember = z.strictObject({
  user_id: z.string(),
  /** Empty if the person gave none. */
  full_name: z.string(),
  email: z.string(),
  role: staffRole,
  suspended: z.boolean(),
  two_factor: z.boolean(),
  last_sign_in_at: z.nullable(z.string()),
  created_at: z.string(),
});
export type StaffMember = z.infer<typeof staffMember>;

const staffInvitation = z.strictObject({
  id: z.string(),
  email: z.string(),
  role: staffRole,
  expires_at: z.string(),
  expired: z.boolean(),
});
export type StaffInvitation = z.infer<typeof staffInvitation>;

const staff = z.strictObject({
  members: z.array(staffMember),
  invitations: z.array(staffInvitation),
  /** Rights of each role but admin's, who may do everything. */
  rights: z.record(z.enum(['support', 'catalogue', 'finance']), z.array(staffRight)),
  /** Whether all staff members need two-factor sign-in. */
  two_factor_required: z.boolean(),
});
export type Staff = z.infer<typeof staff>;

export const staffAnswers = {
  get_staff_rights: staffRights,
  list_staff: staff,
};
