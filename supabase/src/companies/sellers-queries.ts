import { call } from '../call.ts';
import { type DataClient, loadClient } from '../client.ts';
import { answerOf } from '../errors.ts';
import type { Page, PageRequest } from '../base/lists-answers.ts';
import type { CompanyRole, CompanyStatus, Seller, SellerSummary, StaffRole } from './sellers-answers.ts';

export type {
  ApprovalGap,
  CompanyDecision,
  CompanyRole,
  CompanyStatus,
  Seller,
  SellerOrderFigures,
  SellerAnswerFigures,
  SellerQuoteFigures,
  SellerServiceFigures,
  SellerSummary,
  StaffRole,
} from './sellers-answers.ts';

/** Role of a person on the marketplace; `role` is 'admin' for staff of every role. Buyers have no row. */
export interface SellerProfile {
  role: 'seller' | 'admin';
  is_approved: boolean;
  company_name: string | null;
  company_name_en: string | null;
  company_name_ar: string | null;
  /** Null for staff. */
  company_id: string | null;
  status: CompanyStatus | null;
  company_role: CompanyRole | null;
  staff_role: StaffRole | null;
  /** Step required before this session has any right: enter the code of the second factor, or set one up. */
  second_factor: 'code' | 'setup' | null;
  /** Rights in the company, each a `CompanyRight`; null for staff. */
  rights: string[] | null;
}

/** Null for a buyer. */
export async function getSellerProfile(db: DataClient, userId: string): Promise<SellerProfile | null> {
  const client = await loadClient(db);
  return answerOf(
    await client
      .from('sellers')
      .select(
        'role, is_approved, company_name, company_name_en, company_name_ar, company_id, status, company_role, staff_role, second_factor, rights',
      )
      .eq('id', userId)
      .maybeSingle(),
  );
}

/** Creates a company for the caller, who is a buyer. Throws AppError `company_name_required`, `already_seller`. */
export async function applyAsSeller(
  db: DataClient,
  companyName: string,
  governorate?: string,
): Promise<void> {
  await call(db, 'apply_as_seller', { company_name: companyName, governorate });
}

/** Sorts of the list of companies: without one, pending companies come first. */
export const sellerSorts = [
  'newest',
  'oldest',
  'name_en',
  'name_en_desc',
  'name_ar',
  'name_ar_desc',
] as const;

export interface SellerFilter extends PageRequest {
  sort?: (typeof sellerSorts)[number];
  status?: CompanyStatus;
  documents?: 'waiting';
  /** Companies that answered no quote request of 90 days. */
  quotes?: 'silent';
  term?: string;
}

/** Companies; without a sort pending ones first, oldest first, then all others, newest first. Throws AppError `not_allowed`. */
export async function listSellers(db: DataClient, filter: SellerFilter): Promise<Page<SellerSummary>> {
  return call(db, 'list_sellers', { filter });
}

/** Suspends a company for a day. Throws AppError `not_allowed`, `reason_required`, `changed_meanwhile`, `company_state_changed`. */
export async function pauseCompany(
  db: DataClient,
  { id, version }: { id: string; version: number },
  reason: string,
): Promise<void> {
  await call(db, 'pause_company', { company_id: id, expected_version: version, reason });
}

/** Staff only. Throws AppError `not_allowed`, `seller_not_found`. */
export async function getSeller(db: DataClient, id: string): Promise<Seller> {
  return call(db, 'get_seller', { id });
}

/** Adds an internal note of the staff about a company. Throws AppError `not_allowed`, `seller_not_found`, `invalid_input`. */
export async function addCompanyNote(db: DataClient, id: string, body: string): Promise<void> {
  await call(db, 'add_company_note', { company_id: id, body });
}

/** The company that a decision concerns, in the version that the page showed. */
export type SeenCompany = Pick<SellerSummary, 'id' | 'version'>;

/**
 * Decides on a company and mails its owners; rejecting and suspending need a reason. Staff only. Throws AppError `not_allowed`,
 * `reason_required`, `seller_not_found`, `company_state_changed` {status}, and `changed_meanwhile` {what, at, by_role, by} if
 * somebody decided after it was shown.
 */
export async function reviewCompany(
  db: DataClient,
  { id, version }: SeenCompany,
  decision: 'approved' | 'rejected' | 'suspended',
  reason?: string,
): Promise<void> {
  await call(db, 'review_company', { company_id: id, decision, expected_version: version, reason });
}
