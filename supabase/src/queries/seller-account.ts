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

/** What there may be to do for a member of a company. */
export type SellerTask =
  | 'confirm'
  | 'ship'
  | 'deliver'
  | 'settle'
  | 'out_of_stock'
  | 'low_stock'
  | 'old_prices'
  | 'hidden'
  | 'reviews';

/** What stands between an approved company and its first sale. */
export type SellerStep = 'delivery' | 'product' | 'store';

export interface SellerHome {
  /** Counts; a thousand stands for more, and what is not the reader's business is left out. */
  tasks: Partial<Record<SellerTask, number>>;
  /** Orders that the staff has not approved yet. */
  awaiting_approval: number;
  /** Days after which a price counts as old. */
  price_confirmed_days: number;
  /** Whether each is done. */
  steps: Record<SellerStep, boolean>;
}

/** A product with this many units or fewer runs out; the database counts so. */
export const lowStockLimit = 5;

/** The signed-in person's application, or null when there is none. */
export async function getOwnApplication(db: DataClient): Promise<SellerApplication | null> {
  return answerOf(await db.rpc('get_own_application'));
}

/** Throws AppError `not_approved`. */
export async function getSellerHome(db: DataClient): Promise<SellerHome> {
  return answerOf(await db.rpc('get_seller_home'));
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
