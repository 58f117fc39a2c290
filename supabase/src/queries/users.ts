import type { DataClient } from '../client.ts';
import type { Json } from '../database.types.ts';
import { answerOf } from '../errors.ts';
import type { Page } from './lists.ts';
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
  created_at: string;
}

export interface UserFilter {
  role?: UserRole;
  /** Matches the name, company or email address. */
  term?: string;
  page?: number;
  page_size?: number;
}

/** Every account (admin), newest first. Throws AppError `not_allowed`. */
export async function listUsers(db: DataClient, filter: UserFilter): Promise<Page<UserSummary>> {
  return answerOf(await db.rpc('list_users', { filter: filter as Json }));
}
