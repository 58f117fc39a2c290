import { call } from '../answers.ts';
import type { DataClient } from '../client.ts';
import type { Page } from './lists.schema.ts';
import type { UserDetail, UserRole, UserSummary } from './users.schema.ts';

export type { UserDetail, UserRole, UserSummary } from './users.schema.ts';

export const userRoles = ['buyer', 'seller', 'admin'] as const;

export interface UserFilter {
  role?: UserRole;
  verified?: boolean;
  suspended?: boolean;
  /** Matches the name, company, phone or email address. */
  term?: string;
  page?: number;
  page_size?: number;
}

/** Every account (admin), newest first. Throws AppError `not_allowed`. */
export async function listUsers(db: DataClient, filter: UserFilter): Promise<Page<UserSummary>> {
  return call(db, 'list_users', { filter });
}

/** Staff: one account. Throws AppError `not_allowed`, `user_not_found`. */
export async function getUser(db: DataClient, id: string): Promise<UserDetail> {
  return call(db, 'get_user', { user_id: id });
}

/** An account as a page showed it. */
export type SeenUser = Pick<UserDetail, 'id' | 'version'>;

/**
 * Admin: ends every session of a person and keeps the person out until restored; the person is told why by mail.
 * Throws AppError `not_allowed`, `user_not_found`, `own_account`, `reason_required`, and `changed_meanwhile` {what, at, by_role, by}
 * when somebody suspended or restored the person since.
 */
export async function suspendUser(db: DataClient, { id, version }: SeenUser, reason: string): Promise<void> {
  await call(db, 'suspend_user', { user_id: id, expected_version: version, reason });
}

/**
 * Admin: lets a suspended person in again. Throws AppError `not_allowed`, `user_not_found`, `own_account`, and
 * `changed_meanwhile` as `suspendUser`.
 */
export async function restoreUser(db: DataClient, { id, version }: SeenUser): Promise<void> {
  await call(db, 'restore_user', { user_id: id, expected_version: version });
}

/**
 * Admin: switches a person's two-factor sign-in off, after a lost phone, and ends every session of that person.
 * Throws AppError `not_allowed`, `user_not_found`, `own_account`, `reason_required`.
 */
export async function removeSecondFactors(db: DataClient, id: string, reason: string): Promise<void> {
  await call(db, 'remove_second_factors', { user_id: id, reason });
}

/**
 * Admin: erases another person's account for good, on request. Throws AppError `not_allowed`, `user_not_found`, `own_account`,
 * `reason_required` and those of `eraseAccount`.
 */
export async function eraseUser(db: DataClient, id: string, reason: string): Promise<void> {
  await call(db, 'erase_user', { user_id: id, reason });
}
