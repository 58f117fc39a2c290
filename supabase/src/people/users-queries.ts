import { call } from '../call.ts';
import type { DataClient } from '../client.ts';
import type { Page, PageRequest } from '../base/lists-answers.ts';
import type { UserDetail, UserRole, UserSummary } from './users-answers.ts';

export { userRoles } from './users-values.ts';

export type { UserDetail, UserRole, UserSummary } from './users-answers.ts';

/** Sorts of the list of accounts; unnamed people are last by name. */
export const userSorts = ['newest', 'oldest', 'name', 'name_desc', 'orders', 'orders_desc'] as const;

export interface UserFilter extends PageRequest {
  /** Newest first by default. */
  sort?: (typeof userSorts)[number];
  role?: UserRole;
  verified?: boolean;
  suspended?: boolean;
  /** Matches name, company, phone or email address. */
  term?: string;
}

/** All accounts, newest first; staff only. Throws AppError `not_allowed`. */
export async function listUsers(db: DataClient, filter: UserFilter): Promise<Page<UserSummary>> {
  return call(db, 'list_users', { filter });
}

/** Staff only. Throws AppError `not_allowed`, `user_not_found`. */
export async function getUser(db: DataClient, id: string): Promise<UserDetail> {
  return call(db, 'get_user', { user_id: id });
}

/** The account that a decision concerns, in the version that the page showed. */
export type SeenUser = Pick<UserDetail, 'id' | 'version'>;

/**
 * Ends every session of a person, blocks sign-in until `restoreUser`, and mails the reason; admins only. Throws AppError
 * `not_allowed`, `user_not_found`, `own_account`, `reason_required`, and `changed_meanwhile` {what, at, by_role, by} if
 * somebody suspended or restored the person or removed two-factor sign-in since.
 */
export async function suspendUser(db: DataClient, { id, version }: SeenUser, reason: string): Promise<void> {
  await call(db, 'suspend_user', { user_id: id, expected_version: version, reason });
}

/**
 * Ends a suspension; admins only. Throws AppError `not_allowed`, `user_not_found`, `own_account`, and `changed_meanwhile` as
 * `suspendUser`.
 */
export async function restoreUser(db: DataClient, { id, version }: SeenUser): Promise<void> {
  await call(db, 'restore_user', { user_id: id, expected_version: version });
}

/**
 * Disables the two-factor sign-in of a person, e.g. after a lost phone, and ends every session of that person; admins only.
 * Throws AppError `not_allowed`, `user_not_found`, `own_account`, `reason_required`, and `changed_meanwhile` as `suspendUser`.
 */
export async function removeSecondFactors(
  db: DataClient,
  { id, version }: SeenUser,
  reason: string,
): Promise<void> {
  await call(db, 'remove_second_factors', { user_id: id, expected_version: version, reason });
}

/**
 * Erases the account of another person permanently, on request; admins only. Throws AppError `not_allowed`, `user_not_found`,
 * `own_account`, `reason_required`, `changed_meanwhile` as `suspendUser` or if somebody else erased it, and the errors of
 * `eraseAccount`.
 */
export async function eraseUser(db: DataClient, { id, version }: SeenUser, reason: string): Promise<void> {
  await call(db, 'erase_user', { user_id: id, expected_version: version, reason });
}

/** Everything stored about a person, on request; admins only. Throws AppError `not_allowed`, `reason_required`, `user_not_found`. */
export async function exportPerson(
  db: DataClient,
  id: string,
  reason: string,
): Promise<Record<string, unknown>> {
  return call(db, 'export_person', { user_id: id, reason });
}
