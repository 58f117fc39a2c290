import type { DataClient } from '../client.ts';
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
  published: boolean;
  category_name_en: string;
  category_name_ar: string;
  updated_at: string;
}

/** Row of the signed-in user, or null (PGRST116) for a buyer. */
export declare function getSellerProfile(db: DataClient, userId: string): Promise<SellerProfile | null>;
/** A signed-in buyer applies to sell. Throws `company_name_required`, `already_seller`. */
export declare function applyAsSeller(db: DataClient, companyName: string): Promise<void>;
/** Admin. */
export declare function listSellers(
  db: DataClient,
  filter: { status?: SellerSummary['status']; term?: string; page?: number; page_size?: number },
): Promise<Page<SellerSummary>>;
/** Admin. Throws `not_allowed`. */
export declare function reviewSeller(
  db: DataClient,
  id: string,
  decision: 'approved' | 'rejected',
  reason?: string,
): Promise<void>;
/** The signed-in seller's products. */
export declare function listOwnProducts(
  db: DataClient,
  filter: { term?: string; published?: boolean; page?: number; page_size?: number },
): Promise<Page<OwnProduct>>;
