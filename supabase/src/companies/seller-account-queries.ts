import { call } from '../call.ts';
import type { DataClient } from '../client.ts';
import type { FigurePeriod } from '../site/overview-queries.ts';
import type {
  CompanyFigures,
  CompanyRight,
  SellerApplication,
  SellerHome,
} from './seller-account-answers.ts';

export type {
  BestProduct,
  CompanyFigures,
  CompanyRight,
  SalesFigures,
  SellerApplication,
  SellerHome,
  SellerStep,
  SellerTask,
} from './seller-account-answers.ts';

/** A stock of this many units or fewer is low; the database uses the same number. */
export const lowStockLimit = 5;

/** Application of the caller, or null. */
export async function getOwnApplication(db: DataClient): Promise<SellerApplication | null> {
  return call(db, 'get_own_application');
}

/** Throws AppError `not_approved`. */
export async function getSellerHome(db: DataClient): Promise<SellerHome> {
  return call(db, 'get_seller_home');
}

/** Throws AppError `not_approved`, `not_allowed`. */
export async function getCompanyFigures(db: DataClient, period: FigurePeriod): Promise<CompanyFigures> {
  return call(db, 'get_company_figures', { period });
}

/** Rights of the caller in their company; empty for people without a company. */
export async function getOwnRights(db: DataClient): Promise<CompanyRight[]> {
  return call(db, 'get_own_rights');
}
