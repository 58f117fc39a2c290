import type { DataClient } from '../client.ts';
import type { Json } from '../database.types.ts';
import { answerOf } from '../errors.ts';
import type { DocumentHistory } from './documents.ts';
import type { Page } from './lists.ts';

export type CompanyStatus = 'pending' | 'approved' | 'rejected' | 'suspended';
export type CompanyRole = 'owner' | 'manager' | 'sales' | 'warehouse' | 'finance';
export type StaffRole = 'admin' | 'support' | 'catalogue' | 'finance';

/** Who a person is on the marketplace, staff of every role being 'admin'. No row: a buyer. */
export interface SellerProfile {
  role: 'seller' | 'admin';
  is_approved: boolean;
  company_name: string | null;
  /** Of members of a company; null for staff. */
  company_id: string | null;
  status: CompanyStatus | null;
  company_role: CompanyRole | null;
  staff_role: StaffRole | null;
  /** What the sign-in lacks for any right: the code of the second factor, or setting one up. */
  second_factor: 'code' | 'setup' | null;
}

/** A decision on a company, or its own applying. */
export interface CompanyDecision {
  from_status: CompanyStatus | null;
  to_status: CompanyStatus;
  reason: string | null;
  created_at: string;
}

/** A company as the staff lists it. Address and phone are its owner's where it has none of its own. */
export interface SellerSummary {
  id: string;
  company_name: string;
  email: string | null;
  phone: string | null;
  governorate: string | null;
  status: CompanyStatus;
  email_verified: boolean;
  product_count: number;
  /** Kinds of documents of which nothing holds or waits. */
  missing_documents: number;
  /** Documents to judge. */
  waiting_documents: number;
  created_at: string;
  /** Newest first. */
  decisions: CompanyDecision[];
}

/** A company as the staff sees it. Counts of goods end at a thousand. */
export interface Seller {
  id: string;
  company_name: string;
  name_en: string | null;
  name_ar: string | null;
  slug: string | null;
  phone: string | null;
  governorate: string | null;
  about_en: string | null;
  about_ar: string | null;
  status: CompanyStatus;
  created_at: string;
  /** The longest in the company first. */
  members: {
    id: string;
    full_name: string | null;
    email: string;
    phone: string | null;
    role: CompanyRole;
    email_verified: boolean;
    last_sign_in_at: string | null;
  }[];
  /** Newest first; `decided_by` is null for what the company did itself. */
  decisions: (CompanyDecision & { id: number; decided_by: string | null })[];
  documents: DocumentHistory[];
  /** Written by the staff for itself, the oldest first; an author is null once the account is gone. */
  notes: { id: number; body: string; author: string | null; created_at: string }[];
  product_count: number;
  listed_count: number;
  /** Governorates it delivers to. */
  delivery_areas: number;
  orders: SellerOrderFigures;
}

/** Orders of the last `days` days; `open` and `late` are of any age. */
export interface SellerOrderFigures {
  days: number;
  placed: number;
  delivered: number;
  cancelled_by_company: number;
  rejected: number;
  /** Dinars of delivered orders. */
  sales: number;
  /** Median hours from approval to shipping. */
  hours_to_ship: number | null;
  open: number;
  late: number;
}

/** Row of the signed-in user, or null for a buyer. */
export async function getSellerProfile(db: DataClient, userId: string): Promise<SellerProfile | null> {
  return answerOf(
    await db
      .from('sellers')
      .select('role, is_approved, company_name, company_id, status, company_role, staff_role, second_factor')
      .eq('id', userId)
      .maybeSingle<SellerProfile>(),
  );
}

/** A signed-in buyer applies to sell. Throws AppError `company_name_required`, `already_seller`. */
export async function applyAsSeller(db: DataClient, companyName: string): Promise<void> {
  answerOf(await db.rpc('apply_as_seller', { company_name: companyName }));
}

/** Staff: those that wait first, the oldest of them first, then the newest. Throws AppError `not_allowed`. */
export async function listSellers(
  db: DataClient,
  filter: { status?: CompanyStatus; documents?: 'waiting'; term?: string; page?: number; page_size?: number },
): Promise<Page<SellerSummary>> {
  return answerOf(await db.rpc('list_sellers', { filter: filter as Json }));
}

/** Staff: one company with its people, history and figures. Throws AppError `not_allowed`, `seller_not_found`. */
export async function getSeller(db: DataClient, id: string): Promise<Seller> {
  return answerOf(await db.rpc('get_seller', { id }));
}

/** Staff write about a company for themselves. Throws AppError `not_allowed`, `seller_not_found`, `invalid_input`. */
export async function addCompanyNote(db: DataClient, id: string, body: string): Promise<void> {
  answerOf(await db.rpc('add_company_note', { company_id: id, body }));
}

/**
 * Staff decide on a company; its owners are told by mail. Rejecting and suspending need a reason.
 * Throws AppError `not_allowed`, `reason_required`, `seller_not_found`, `company_state_changed` {status}.
 */
export async function reviewCompany(
  db: DataClient,
  id: string,
  decision: 'approved' | 'rejected' | 'suspended',
  reason?: string,
): Promise<void> {
  answerOf(await db.rpc('review_company', { company_id: id, decision, reason }));
}
