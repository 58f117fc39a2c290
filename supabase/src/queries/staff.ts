import type { DataClient } from '../client.ts';
import { answerOf } from '../errors.ts';
import type { StaffRole } from './sellers.ts';

export const staffRoles = ['admin', 'support', 'catalogue', 'finance'] as const satisfies StaffRole[];

/** What one of the staff may do; the roles' rights are rows of `private.staff_rights`. */
export type StaffRight =
  | 'audit'
  | 'categories'
  | 'change_orders'
  | 'change_users'
  | 'enquiries'
  | 'export'
  | 'products'
  | 'review_companies'
  | 'reviews'
  | 'search'
  | 'see_companies'
  | 'see_orders'
  | 'see_users'
  | 'settings'
  | 'staff'
  | 'view_as_seller';

/** The caller's role on the staff, null for others, and its rights; an admin may do everything and has none listed. */
export interface StaffRights {
  role: StaffRole | null;
  rights: StaffRight[];
}

export async function getStaffRights(db: DataClient): Promise<StaffRights> {
  return answerOf(await db.rpc('get_staff_rights'));
}

export interface StaffMember {
  user_id: string;
  /** Empty where the person gave none. */
  full_name: string;
  email: string;
  role: StaffRole;
  suspended: boolean;
  /** Whether two-factor sign-in is switched on. */
  two_factor: boolean;
  last_sign_in_at: string | null;
  created_at: string;
}

export interface StaffInvitation {
  id: string;
  email: string;
  role: StaffRole;
  expires_at: string;
  expired: boolean;
}

export interface Staff {
  members: StaffMember[];
  invitations: StaffInvitation[];
  /** Whether all of them need two-factor sign-in. */
  two_factor_required: boolean;
}

/** Admin: the staff, admins first, and whom it has invited. Throws AppError `not_allowed`. */
export async function listStaff(db: DataClient): Promise<Staff> {
  return answerOf(await db.rpc('list_staff'));
}

/** Admin: says whether everybody on the staff needs two-factor sign-in. Throws AppError `not_allowed`. */
export async function requireStaffTwoFactor(db: DataClient, required: boolean): Promise<void> {
  answerOf(await db.rpc('require_staff_two_factor', { required }));
}

/**
 * Admin: invites to the staff by mail; an earlier invitation to the address ends. `language` is that of the mail where the address
 * has no account. Throws AppError `invalid_input` {field}, `already_member`, `already_seller`, `rate_limited`, `not_allowed`.
 */
export async function inviteStaff(
  db: DataClient,
  input: { email: string; role: StaffRole; language: 'en' | 'ar' },
): Promise<void> {
  answerOf(await db.rpc('invite_staff', input));
}

/** Admin. Throws AppError `invitation_gone`, `not_allowed`. */
export async function revokeStaffInvitation(db: DataClient, id: string): Promise<void> {
  answerOf(await db.rpc('revoke_staff_invitation', { invitation_id: id }));
}

/**
 * Admin: changes a role, appoints, or with null takes off the staff. Throws AppError `last_admin`, `user_not_found`,
 * `already_seller`, `not_allowed`.
 */
export async function setStaffRole(db: DataClient, userId: string, role: StaffRole | null): Promise<void> {
  answerOf(await db.rpc('set_staff_role', { user_id: userId, role: role ?? undefined }));
}
