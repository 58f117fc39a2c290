import { call } from '../call.ts';
import type { DataClient } from '../client.ts';
import type { Page, PageRequest, TimeSort } from '../base/lists-answers.ts';
import type { ActorKind, AuditEntry, CompanyAuditEntry } from './answers.ts';

export { actorKinds } from './values.ts';

export type { ActorKind, AuditEntry, CompanyAuditEntry } from './answers.ts';

/** Tables whose changes are logged. */
export const auditedTables = [
  'attribute_definitions',
  'attribute_options',
  'bulk_changes',
  'categories',
  'category_imports',
  'companies',
  'company_documents',
  'company_notes',
  'company_members',
  'contact_answers',
  'contact_messages',
  'couriers',
  'delivery_rates',
  'email_settings',
  'exports',
  'mfa_factors',
  'home_page',
  'imports',
  'information_page_versions',
  'order_calls',
  'order_notes',
  'orders',
  'product_offers',
  'product_questions',
  'product_variants',
  'products',
  'profiles',
  'quote_requests',
  'remittances',
  'restore_tests',
  'returns',
  'return_reasons',
  'return_settings',
  'reviews',
  'saved_views',
  'search_synonyms',
  'banned_searches',
  'site_settings',
  'staff',
  'staff_views',
  'stock_movements',
  'users',
] as const;
export type AuditedTable = (typeof auditedTables)[number];

export interface AuditFilter extends PageRequest {
  /** Newest first by default. */
  sort?: TimeSort;
  /** Name, email address or id of a person, or id of a row. */
  term?: string;
  table_name?: AuditedTable;
  actor_kind?: ActorKind;
  /** Id of a bulk change, whose rows are listed. */
  batch?: string;
  company_id?: string;
  /** ISO time; `to` is not included. */
  from?: string;
  to?: string;
}

/** Audited tables whose rows belong to a company. */
export const companyTables = [
  'bulk_changes',
  'companies',
  'company_documents',
  'company_members',
  'delivery_rates',
  'imports',
  'orders',
  'product_offers',
  'product_questions',
  'product_variants',
  'products',
  'reviews',
  'staff_views',
  'stock_movements',
] as const satisfies readonly AuditedTable[];

export interface CompanyAuditFilter extends PageRequest {
  /** Newest first by default. */
  sort?: TimeSort;
  /** User id of a member. */
  person?: string;
  table_name?: AuditedTable;
  /** Id of a bulk change or import, whose rows are listed. */
  batch?: string;
  /** ISO time; `to` is not included. */
  from?: string;
  to?: string;
}

/**
 * Changes of company data by its members and the staff, newest first; owners and managers only. Throws AppError
 * `not_approved`, `not_allowed`, `invalid_input`.
 */
export async function listCompanyAudit(
  db: DataClient,
  filter: CompanyAuditFilter,
): Promise<Page<CompanyAuditEntry>> {
  return call(db, 'list_company_audit', { filter });
}

/** All changes, newest first; for staff with the right `audit`. Throws AppError `not_allowed`, `invalid_input`. */
export async function listAuditLog(db: DataClient, filter: AuditFilter): Promise<Page<AuditEntry>> {
  return call(db, 'list_audit_log', { filter });
}
