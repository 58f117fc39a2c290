import type { DataClient } from '../client.ts';
import type { Json } from '../database.types.ts';
import { answerOf } from '../errors.ts';
import type { Page } from './lists.ts';
import type { OrderStatus } from './orders.ts';
import type { CompanyRole, CompanyStatus, StaffRole } from './sellers.ts';

export const userRoles = ['buyer', 'seller', 'admin'] as const;
export type UserRole = (typeof userRoles)[number];

/** An account as administrators list it. */
export interface UserSummary {
  id: string;
  email: string;
  full_name: string;
  /** Of sellers; null for others. */
  company_name: string | null;
  role: UserRole;
  /** Of the staff and of members of a company; null for others. */
  staff_role: StaffRole | null;
  company_role: CompanyRole | null;
  /** Where a seller's company stands; null for others. */
  seller_status: CompanyStatus | null;
  email_verified: boolean;
  suspended: boolean;
  created_at: string;
}

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
  return answerOf(await db.rpc('list_users', { filter: filter as Json }));
}

/** An account as the staff sees it. Counts end at a thousand; orders and reviews are the last ten. */
export interface UserDetail {
  id: string;
  email: string;
  full_name: string;
  phone: string | null;
  /** In which the person reads mail. */
  language: 'en' | 'ar';
  role: UserRole;
  staff_role: StaffRole | null;
  email_verified: boolean;
  created_at: string;
  last_sign_in_at: string | null;
  /** Devices and browsers that are signed in. */
  session_count: number;
  /** Whether two-factor sign-in is switched on. */
  two_factor: boolean;
  suspended_at: string | null;
  suspension_reason: string | null;
  /** Each suspending and restoring, newest first. */
  suspensions: {
    id: number;
    created_at: string;
    suspended: boolean;
    reason: string | null;
    decided_by: string | null;
  }[];
  company: {
    id: string;
    name: string;
    status: CompanyStatus;
    role: CompanyRole;
    only_owner: boolean;
  } | null;
  addresses: {
    id: number;
    label: string;
    full_name: string;
    phone: string;
    governorate: string;
    district: string;
    address: string;
    landmark: string | null;
    is_default: boolean;
  }[];
  order_count: number;
  orders: {
    id: string;
    number: string;
    status: OrderStatus;
    company_name: string;
    total: number;
    created_at: string;
    awaits_approval: boolean;
  }[];
  review_count: number;
  reviews: {
    id: number;
    product_id: number;
    name_en: string;
    name_ar: string;
    rating: number;
    body: string;
    created_at: string;
  }[];
}

/** Staff: one account. Throws AppError `not_allowed`, `user_not_found`. */
export async function getUser(db: DataClient, id: string): Promise<UserDetail> {
  return answerOf(await db.rpc('get_user', { user_id: id }));
}

/**
 * Admin: ends every session of a person and keeps the person out until restored; the person is told why by mail.
 * Throws AppError `not_allowed`, `user_not_found`, `own_account`, `reason_required`.
 */
export async function suspendUser(db: DataClient, id: string, reason: string): Promise<void> {
  answerOf(await db.rpc('suspend_user', { user_id: id, reason }));
}

/** Admin: lets a suspended person in again. Throws AppError `not_allowed`, `user_not_found`, `own_account`. */
export async function restoreUser(db: DataClient, id: string): Promise<void> {
  answerOf(await db.rpc('restore_user', { user_id: id }));
}

/**
 * Admin: switches a person's two-factor sign-in off, after a lost phone, and ends every session of that person.
 * Throws AppError `not_allowed`, `user_not_found`, `own_account`, `reason_required`.
 */
export async function removeSecondFactors(db: DataClient, id: string, reason: string): Promise<void> {
  answerOf(await db.rpc('remove_second_factors', { user_id: id, reason }));
}

/**
 * Admin: erases another person's account for good, on request. Throws AppError `not_allowed`, `user_not_found`, `own_account`,
 * `reason_required` and those of `eraseAccount`.
 */
export async function eraseUser(db: DataClient, id: string, reason: string): Promise<void> {
  answerOf(await db.rpc('erase_user', { user_id: id, reason }));
}
