import type { DataClient } from '../client.ts';
import { answerOf } from '../errors.ts';
import type { Page } from './orders.ts';
import type { SellerProfile } from './sellers.ts';

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
  /** Where a seller's application stands; null for buyers. */
  seller_status: SellerProfile['status'] | null;
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
  return answerOf(await db.rpc('list_users', filter));
}
