import type { DataClient } from '../client.ts';
import { answerOf } from '../errors.ts';
import type { CompanyStatus } from './sellers.ts';

/** Where a person's application to sell stands. */
export interface SellerApplication {
  company_name: string;
  company_id: string;
  status: CompanyStatus;
  /** Why it was rejected or suspended, in the words of the staff. */
  review_note: string | null;
  created_at: string;
  reviewed_at: string | null;
}

/** What waits for a seller now; all members are counts. */
export interface SellerOverview {
  awaiting_approval: number;
  to_ship: number;
  products: number;
  published: number;
  /** Of the products on sale, those that run out; a thousand stands for more. */
  low_stock: number;
}

/** A product with this many units or fewer runs out; the database counts so. */
export const lowStockLimit = 5;

/** The signed-in person's application, or null when there is none. */
export async function getOwnApplication(db: DataClient): Promise<SellerApplication | null> {
  return answerOf(await db.rpc('get_own_application'));
}

/** Throws AppError `not_approved`. */
export async function getSellerOverview(db: DataClient): Promise<SellerOverview> {
  return answerOf(await db.rpc('get_seller_overview'));
}

/** What a member of a company may do there. */
export type CompanyRight =
  | 'products'
  | 'stock'
  | 'see_orders'
  | 'change_orders'
  | 'see_money'
  | 'settle_cash'
  | 'delivery'
  | 'profile'
  | 'reviews'
  | 'team';

/** The caller's rights in the company that the caller works in; none for others. */
export async function getOwnRights(db: DataClient): Promise<CompanyRight[]> {
  return answerOf(await db.rpc('get_own_rights'));
}
