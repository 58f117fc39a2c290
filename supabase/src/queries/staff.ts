import type { DataClient } from '../client.ts';
import { answerOf } from '../errors.ts';
import type { StaffRole } from './sellers.ts';

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
  | 'staff';

/** The caller's role on the staff, null for others, and its rights; an admin may do everything and has none listed. */
export interface StaffRights {
  role: StaffRole | null;
  rights: StaffRight[];
}

export async function getStaffRights(db: DataClient): Promise<StaffRights> {
  return answerOf(await db.rpc('get_staff_rights'));
}
