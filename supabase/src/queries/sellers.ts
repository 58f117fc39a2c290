import type { DataClient } from '../client.ts';
import { answerOf } from '../errors.ts';
import type { Unit } from './catalogue.ts';
import type { Page } from './orders.ts';

/** A row of the sellers table as its owner reads it. No row: a buyer. */
export interface SellerProfile {
  role: 'seller' | 'admin';
  is_approved: boolean;
  company_name: string | null;
  status: 'pending' | 'approved' | 'rejected';
}

export interface SellerSummary {
  id: string;
  company_name: string;
  email: string;
  phone: string | null;
  governorate: string | null;
  status: 'pending' | 'approved' | 'rejected';
  email_verified: boolean;
  product_count: number;
  created_at: string;
}

export interface OwnProduct {
  id: number;
  name_en: string;
  name_ar: string;
  sku: string;
  main_image: string | null;
  price: number;
  discounted_price: number | null;
  stock: number;
  unit: Unit;
  published: boolean;
  category_name_en: string;
  category_name_ar: string;
  updated_at: string;
}

/** Row of the signed-in user, or null for a buyer. */
export async function getSellerProfile(db: DataClient, userId: string): Promise<SellerProfile | null> {
  return answerOf(
    await db.from('sellers').select('role, is_approved, company_name, status').eq('id', userId).maybeSingle(),
  );
}

/** A signed-in buyer applies to sell. Throws AppError `company_name_required`, `already_seller`. */
export async function applyAsSeller(db: DataClient, companyName: string): Promise<void> {
  answerOf(await db.rpc('apply_as_seller', { company_name: companyName }));
}

/** Admin: pending first, then newest. Throws AppError `not_allowed`. */
export async function listSellers(
  db: DataClient,
  filter: { status?: SellerSummary['status']; term?: string; page?: number; page_size?: number },
): Promise<Page<SellerSummary>> {
  return answerOf(await db.rpc('list_sellers', filter));
}

/** Admin. The seller is told by mail; a rejection needs a reason. Throws AppError `not_allowed`, `reason_required`, `seller_not_found`. */
export async function reviewSeller(
  db: DataClient,
  id: string,
  decision: 'approved' | 'rejected',
  reason?: string,
): Promise<void> {
  answerOf(await db.rpc('review_seller', { seller_id: id, decision, reason }));
}

export interface OwnProductFilter {
  /** Matches name, SKU, brand or model number. */
  term?: string;
  published?: boolean;
  /** Only products with at most this many units left. */
  max_stock?: number;
  page?: number;
  page_size?: number;
}

/** The signed-in seller's products, last changed first. Throws AppError `not_approved`. */
export async function listOwnProducts(db: DataClient, filter: OwnProductFilter): Promise<Page<OwnProduct>> {
  return answerOf(await db.rpc('list_own_products', filter));
}
