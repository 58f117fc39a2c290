import { call } from '../call.ts';
import type { DataClient } from '../client.ts';
import type { StaffRole } from '../companies/sellers-queries.ts';
import type { Staff, StaffRights } from './staff-answers.ts';

export type { Staff, StaffInvitation, StaffMember, StaffRight, StaffRights } from './staff-answers.ts';

export const staffRoles = ['admin', 'support', 'catalogue', 'finance'] as const satisfies StaffRole[];

export async function getStaffRights(db: DataClient): Promise<StaffRights> {
  return call(db, 'get_staff_rights');
}

/** Staff members, admins first, and open invitations; admins only. Throws AppError `not_allowed`. */
export async function listStaff(db: DataClient): Promise<Staff> {
  return call(db, 'list_staff');
}

/** Admins only. Throws AppError `not_allowed`. */
export async function requireStaffTwoFactor(db: DataClient, required: boolean): Promise<void> {
  await call(db, 'require_staff_two_factor', { required });
}

/**
 * Invites to the staff by email and revokes an earlier invitation to the address; admins only. `language` is used for the email
 * if the address has no account. Throws AppError `invalid_input` {field}, `already_member`, `already_seller`, `rate_limited`,
 * `not_allowed`.
 */
export async function inviteStaff(
  db: DataClient,
  input: { email: string; role: StaffRole; language: 'en' | 'ar' },
): Promise<void> {
  await call(db, 'invite_staff', input);
}

/** Admins only. Throws AppError `invitation_gone`, `not_allowed`. */
export async function revokeStaffInvitation(db: DataClient, id: string): Promise<void> {
  await call(db, 'revoke_staff_invitation', { invitation_id: id });
}

/**
 * Changes a role, appoints a staff member, or with null removes one, which needs a reason; admins only. Throws AppError `last_admin`,
 * `user_not_found`, `already_seller`, `not_allowed`, and `changed_meanwhile` {what, at, by_role, by} if the role is not the
 * seen one, null for none.
 */
export async function setStaffRole(
  db: DataClient,
  person: { user_id: string; role: StaffRole | null },
  role: StaffRole | null,
  reason?: string,
): Promise<void> {
  await call(db, 'set_staff_role', {
    user_id: person.user_id,
    // PostgreSQL takes null; the generated types do not know that.
    expected_role: person.role as string,
    role: role ?? undefined,
    reason,
  });
}
