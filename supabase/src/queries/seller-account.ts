import type { DataClient } from '../client.ts';
import { answerOf } from '../errors.ts';
import type { FigurePeriod } from './overview.ts';
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
  | 'reviews'
  | 'questions'
  | 'documents';

/** What stands between an approved company and its first sale. */
export type SellerStep = 'documents' | 'delivery' | 'product' | 'store';

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

/** What a company sold; amounts are IQD. */
export interface SalesFigures {
  /** All that were placed. */
  orders: number;
  /** Those of them that were neither cancelled nor rejected. */
  sold: number;
  /** What those come to. */
  sales: number;
  /** Called off at the door. */
  refused: number;
}

export interface BestProduct {
  product_id: number;
  name_en: string;
  name_ar: string;
  unit: string;
  quantity: number;
  sales: number;
}

export interface CompanyFigures {
  period: FigurePeriod;
  /** One for each day (30), week (12, from Sunday) or month (12), the oldest first; `start` is its first day in Baghdad. */
  points: ({ start: string } & SalesFigures)[];
  /** Of as long a time before. */
  before: SalesFigures;
  /** Ten of the last thirty days, by sales. */
  best: BestProduct[];
}

/** Throws AppError `not_approved`, `not_allowed`. */
export async function getCompanyFigures(db: DataClient, period: FigurePeriod): Promise<CompanyFigures> {
  return answerOf(await db.rpc('get_company_figures', { period }));
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
  | 'history'
  | 'team';

/** The caller's rights in the company that the caller works in; none for others. */
export async function getOwnRights(db: DataClient): Promise<CompanyRight[]> {
  return answerOf(await db.rpc('get_own_rights'));
}
