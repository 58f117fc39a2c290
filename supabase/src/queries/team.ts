import type { DataClient } from '../client.ts';
import { answerOf } from '../errors.ts';
import type { CompanyRole, StaffRole } from './sellers.ts';

export interface TeamMember {
  user_id: string;
  /** Empty where the person gave none. */
  full_name: string;
  email: string;
  role: CompanyRole;
  created_at: string;
}

export interface TeamInvitation {
  id: string;
  email: string;
  role: CompanyRole;
  expires_at: string;
  expired: boolean;
}

/** Who works in a company; open invitations are told to who may change the team. */
export interface Team {
  members: TeamMember[];
  invitations: TeamInvitation[];
  may_edit: boolean;
}

/** What a mailed link invites to: a company, or the marketplace's staff. */
export type Invitation =
  | {
      company_name: string;
      name_en: string | null;
      name_ar: string | null;
      email: string;
      role: CompanyRole;
    }
  | { company_name: null; email: string; role: StaffRole };

/** The caller's company's people, owners first. Throws AppError `not_approved`. */
export async function listTeam(db: DataClient): Promise<Team> {
  return answerOf(await db.rpc('list_team'));
}

/**
 * Invites by mail; an earlier invitation to the address ends. `language` is that of the mail where the address has no account.
 * Throws AppError `invalid_input` {field}, `already_member`, `rate_limited`, `not_allowed`.
 */
export async function inviteMember(
  db: DataClient,
  input: { email: string; role: CompanyRole; language: 'en' | 'ar' },
): Promise<void> {
  answerOf(await db.rpc('invite_member', input));
}

/** Throws AppError `invitation_gone`, `not_allowed`. */
export async function revokeInvitation(db: DataClient, id: string): Promise<void> {
  answerOf(await db.rpc('revoke_invitation', { invitation_id: id }));
}

/** Throws AppError `invitation_gone`. */
export async function getInvitation(db: DataClient, token: string): Promise<Invitation> {
  return answerOf(await db.rpc('get_invitation', { token }));
}

/** Throws AppError `invitation_gone`, `invitation_other_address` {email}, `already_seller`, `not_signed_in`. */
export async function acceptInvitation(db: DataClient, token: string): Promise<void> {
  answerOf(await db.rpc('accept_invitation', { token }));
}

/** Changes a role, or with null takes the member out. Throws AppError `last_owner`, `user_not_found`, `not_allowed`. */
export async function setMemberRole(db: DataClient, userId: string, role: CompanyRole | null): Promise<void> {
  answerOf(await db.rpc('set_member_role', { user_id: userId, role: role ?? undefined }));
}

/** The caller leaves the company. Throws AppError `last_owner`. */
export async function leaveCompany(db: DataClient): Promise<void> {
  answerOf(await db.rpc('leave_company'));
}
