import { z } from 'zod/mini';
import { staffRole } from './sellers.schema.ts';

/** What one of the staff may do; the roles' rights are rows of `private.staff_rights`. */
const staffRight = z.enum([
  'audit',
  'categories',
  'change_orders',
  'change_users',
  'enquiries',
  'export',
  'products',
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

/** The caller's role on the staff, null for others, and its rights; an admin may do everything and has none listed. */
const staffRights = z.strictObject({
  role: z.nullable(staffRole),
  rights: z.array(staffRight),
});
export type StaffRights = z.infer<typeof staffRights>;

const staffMember = z.strictObject({
  user_id: z.string(),
  /** Empty where the person gave none. */
  full_name: z.string(),
  email: z.string(),
  role: staffRole,
  suspended: z.boolean(),
  /** Whether two-factor sign-in is switched on. */
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
  /** Whether all of them need two-factor sign-in. */
  two_factor_required: z.boolean(),
});
export type Staff = z.infer<typeof staff>;

export const staffAnswers = {
  get_staff_rights: staffRights,
  list_staff: staff,
};
