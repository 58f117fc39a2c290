import { call } from '../call.ts';
import type { DataClient } from '../client.ts';
import type { CompanyRole } from './sellers-queries.ts';
import type { Invitation, Team, TeamMember } from './team-answers.ts';

export type { Invitation, Team, TeamInvitation, TeamMember } from './team-answers.ts';

/** Members of the caller's company, owners first. Throws AppError `not_approved`. */
export async function listTeam(db: DataClient): Promise<Team> {
  return call(db, 'list_team');
}

/**
 * Invites by email and revokes an earlier invitation to the address. `language` is used for the email if the address has no
 * account. Throws AppError `invalid_input` {field}, `already_member`, `rate_limited`, `not_allowed`.
 */
export async function inviteMember(
  db: DataClient,
  input: { email: string; role: CompanyRole; language: 'en' | 'ar' },
): Promise<void> {
  await call(db, 'invite_member', input);
}

/** Throws AppError `invitation_gone`, `not_allowed`. */
export async function revokeInvitation(db: DataClient, id: string): Promise<void> {
  await call(db, 'revoke_invitation', { invitation_id: id });
}

/** Throws AppError `invitation_gone`. */
export async function getInvitation(db: DataClient, token: string): Promise<Invitation> {
  return call(db, 'get_invitation', { token });
}

/** Throws AppError `invitation_gone`, `invitation_other_address` {email}, `already_seller`, `not_signed_in`. */
export async function acceptInvitation(db: DataClient, token: string): Promise<void> {
  await call(db, 'accept_invitation', { token });
}

/** The member that a decision concerns, in the version that the person saw. */
export type SeenMember = Pick<TeamMember, 'user_id' | 'role'>;

/**
 * Changes the role of a member, or with null removes the member, which needs a reason. Throws AppError `last_owner`, `user_not_found`, `not_allowed`, and
 * `changed_meanwhile` {what, at, by_role, by} if the role is not the seen one.
 */
export async function setMemberRole(
  db: DataClient,
  member: SeenMember,
  role: CompanyRole | null,
  reason?: string,
): Promise<void> {
  await call(db, 'set_member_role', {
    user_id: member.user_id,
    expected_role: member.role,
    role: role ?? undefined,
    reason,
  });
}

/** Throws AppError `last_owner`. */
export async function leaveCompany(db: DataClient): Promise<void> {
  await call(db, 'leave_company');
}
