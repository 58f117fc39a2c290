import { call } from '../call.ts';
import type { Backend, DataClient } from '../client.ts';
import { signFile } from '../sign-file.ts';
import type {
  Adjustment,
  CommissionInvoice,
  CommissionRate,
  CompanyBalance,
  CompanyTerms,
  ListedInvoice,
  ListedPayoutRun,
  MoneySettings,
  MoneyTotals,
  OwnBalance,
  PayoutRun,
  ProposedChange,
  RatePreview,
  Statement,
  Transaction,
} from './answers.ts';
import type { Page, PageRequest, TimeSort } from '../base/lists-answers.ts';
import {
  type adjustmentStates,
  type cashKeepers,
  type debtStates,
  type ledgerKinds,
  type paymentWays,
  type payoutStates,
  type secondPersons,
} from './values.ts';

export type {
  Adjustment,
  CommissionInvoice,
  CommissionRate,
  CompanyBalance,
  CompanyTerms,
  ListedInvoice,
  ListedPayoutRun,
  MoneySettings,
  MoneyTotals,
  OwnBalance,
  PayoutLine,
  PayoutRun,
  RatePreview,
  Statement,
  StatementLine,
  Transaction,
} from './answers.ts';

export {
  adjustmentKinds,
  adjustmentStates,
  cashKeepers,
  debtStates,
  ledgerKinds,
  paymentWays,
  payoutStates,
} from './values.ts';

export type CashKeeper = (typeof cashKeepers)[number];

export type DebtState = (typeof debtStates)[number];

export type LedgerKind = (typeof ledgerKinds)[number];

export type PaymentWay = (typeof paymentWays)[number];

export type AdjustmentState = (typeof adjustmentStates)[number];

export type PayoutState = (typeof payoutStates)[number];

export type SecondPersonOf = (typeof secondPersons)[number];

type BalanceColumn = 'debt' | 'age' | 'name_en' | 'name_ar' | 'owed_to_company';
export type BalanceSort = BalanceColumn | `${BalanceColumn}_desc`;

/** Balance of a company: for its members with `see_money`, and staff with `money`. Throws AppError `not_found`. */
export async function getOwnBalance(db: DataClient, companyId: string): Promise<OwnBalance> {
  return call(db, 'get_own_balance', { company_id: companyId });
}

/** Days `YYYY-MM-DD` in Baghdad, both included. */
export interface StatementPeriod {
  first_day: string;
  last_day: string;
}

/** Up to 1,000 lines of a statement, oldest first; `after` is the `next` of the page before. Throws AppError `not_found`. */
export async function getStatement(
  db: DataClient,
  companyId: string,
  period: StatementPeriod,
  { after, page_size }: { after?: string; page_size?: number } = {},
): Promise<Statement> {
  return call(db, 'get_statement', { company_id: companyId, ...period, after, page_size });
}

/** The whole statement of a period, read page by page. */
export async function getWholeStatement(
  db: DataClient,
  companyId: string,
  period: StatementPeriod,
): Promise<Statement> {
  const first = await getStatement(db, companyId, period, { page_size: 1000 });
  const items = [...first.items];
  let { next } = first;
  while (next) {
    const page: Statement = await getStatement(db, companyId, period, { after: next, page_size: 1000 });
    items.push(...page.items);
    next = page.next;
  }
  return { ...first, items, next: null };
}

/** Commission of a month, `YYYY-MM-DD` of its first day. Throws AppError `not_found`. */
export async function getCommissionInvoice(
  db: DataClient,
  companyId: string,
  month: string,
): Promise<CommissionInvoice> {
  return call(db, 'get_commission_invoice', { company_id: companyId, month });
}

/** Months with commission, newest first. Throws AppError `not_found`. */
export async function listCommissionInvoices(db: DataClient, companyId: string): Promise<ListedInvoice[]> {
  return call(db, 'list_commission_invoices', { company_id: companyId });
}

export interface BalanceFilter extends PageRequest {
  /** Part of a company's name. */
  term?: string;
  state?: DebtState;
  /** `debt_desc` by default. */
  sort?: BalanceSort;
}

/** Balances of all companies; for staff with `money`, as all functions below. Throws AppError `not_allowed`. */
export async function listBalances(db: DataClient, filter: BalanceFilter): Promise<Page<CompanyBalance>> {
  return call(db, 'list_balances', { filter });
}

export interface TransactionFilter extends PageRequest {
  /** Order number, or part of a company's name. */
  term?: string;
  kind?: LedgerKind;
  /** Effective days `YYYY-MM-DD`, both included. */
  from?: string;
  to?: string;
  /** Newest first by default, like the sorts below. */
  sort?: TimeSort;
}

/** All ledger transactions. */
export async function listTransactions(
  db: DataClient,
  filter: TransactionFilter,
): Promise<Page<Transaction>> {
  return call(db, 'list_transactions', { filter });
}

export async function getMoneyTotals(db: DataClient): Promise<MoneyTotals> {
  return call(db, 'get_money_totals');
}

export async function getCompanyTerms(db: DataClient, companyId: string): Promise<CompanyTerms> {
  return call(db, 'get_company_terms', { company_id: companyId });
}

export type CompanyTermsInput = Pick<
  CompanyTerms,
  'cash_by' | 'debt_limit' | 'grace_days' | 'payout_account'
>;

/** Returns the new version. Throws AppError `stale_version`, `invalid_input` {field, rule}. */
export async function saveCompanyTerms(
  db: DataClient,
  { company_id, version }: Pick<CompanyTerms, 'company_id' | 'version'>,
  terms: CompanyTermsInput,
): Promise<number> {
  return call(db, 'save_company_terms', { company_id, terms, expected_version: version });
}

export async function getMoneySettings(db: DataClient): Promise<MoneySettings> {
  return call(db, 'get_money_settings');
}

/** Returns the new version. Throws AppError `stale_version`, `invalid_input` {field, rule}. */
export async function saveMoneySettings(
  db: DataClient,
  { version, ...settings }: MoneySettings,
): Promise<number> {
  return call(db, 'save_money_settings', { settings, expected_version: version });
}

export interface PaymentInput {
  amount: number;
  effective_on: string;
  way: PaymentWay;
  reference: string;
  note: string;
  receipt_path?: string;
  /** Accepts more than the debt; the rest is credit of the company. */
  allow_credit: boolean;
  /** Whether it is another payment than the one of the same amount that is already recorded. */
  allow_repeat?: boolean;
}

/**
 * Records a payment of a company once per `key`, and returns its debt afterwards. Throws AppError `payment_repeated`
 * {what, at, by_role, by} if it seems to be recorded already, `payment_above_debt` {debt}, `invalid_input` {field, rule}, `not_found`.
 */
export async function recordPayment(
  db: DataClient,
  companyId: string,
  key: string,
  payment: PaymentInput,
): Promise<{ transaction_id: number; balance: number }> {
  return call(db, 'record_payment', { company_id: companyId, idempotency_key: key, ...payment });
}

/**
 * Posts the opposite of a transaction. Throws AppError `reason_required`, `already_reversed`, `not_reversible`,
 * `adjustment_needs_second` {amount}.
 */
export async function reverseTransaction(db: DataClient, id: number, reason: string): Promise<void> {
  await call(db, 'reverse_transaction', { transaction_id: id, reason });
}

export interface AdjustmentInput {
  /** Above 0: the company owes more. A write-off is above 0 and lowers the debt. */
  amount: number;
  reason: string;
  /** Whether it is another change than the same one of the last days. */
  allow_repeat?: boolean;
}

/**
 * Posts a change of the debt once per `key`; a large one, or one of many, waits for a second person. Throws AppError
 * `adjustment_repeated` {what, at, by_role, by} if it seems to be made already, `invalid_input` {field, rule}.
 */
export async function proposeAdjustment(
  db: DataClient,
  companyId: string,
  key: string,
  input: AdjustmentInput,
): Promise<ProposedChange> {
  return call(db, 'propose_adjustment', { company_id: companyId, idempotency_key: key, ...input });
}

/** Gives up a debt, like `proposeAdjustment`. Throws AppError `invalid_input` {field, rule}. */
export async function writeOff(
  db: DataClient,
  companyId: string,
  key: string,
  input: AdjustmentInput,
): Promise<ProposedChange> {
  return call(db, 'write_off', { company_id: companyId, idempotency_key: key, ...input });
}

export interface AdjustmentFilter extends PageRequest {
  state?: AdjustmentState;
  sort?: TimeSort | 'amount' | 'amount_desc';
}

export async function listAdjustments(db: DataClient, filter: AdjustmentFilter): Promise<Page<Adjustment>> {
  return call(db, 'list_adjustments', { filter });
}

/**
 * Throws AppError `own_adjustment` to the person who proposed it, `changed_meanwhile`, `reason_required` for a refusal,
 * `payment_above_debt` {debt} for a write-off of more than is owed by now.
 */
export async function decideAdjustment(
  db: DataClient,
  { id, version }: Pick<Adjustment, 'id' | 'version'>,
  accept: boolean,
  note?: string,
): Promise<void> {
  await call(db, 'decide_adjustment', { adjustment_id: id, expected_version: version, accept, note });
}

export const rateStates = ['current', 'coming', 'ended'] as const;
export type RateState = (typeof rateStates)[number];

export interface RateFilter extends PageRequest {
  state?: RateState;
  company_id?: string;
  /** By first day or by percentage. */
  sort?: TimeSort | 'percent' | 'percent_desc';
}

export interface RateInput {
  company_id: string | null;
  category_id: number | null;
  percent: number;
  minimum: number | null;
  maximum: number | null;
  first_day: string;
  last_day: string | null;
  note: string | null;
}

export async function listCommissionRates(db: DataClient, filter: RateFilter): Promise<Page<CommissionRate>> {
  return call(db, 'list_commission_rates', { filter });
}

/** Computes last month's orders under a rate without saving it. Throws AppError `invalid_input` {field, rule}. */
export async function previewCommissionRate(db: DataClient, rate: RateInput): Promise<RatePreview> {
  return call(db, 'preview_commission_rate', { rate });
}

/** Throws AppError `invalid_input` {field, rule}, `rate_overlaps` {rate_id} if a rate of the same scope has one of the days. */
export async function saveCommissionRate(db: DataClient, rate: RateInput): Promise<number> {
  return call(db, 'save_commission_rate', { rate });
}

/** Sets the last day of a rate, today or later. Throws AppError `stale_version`, `invalid_input` {field, rule}. */
export async function endCommissionRate(
  db: DataClient,
  { id, version }: Pick<CommissionRate, 'id' | 'version'>,
  lastDay: string,
): Promise<void> {
  await call(db, 'end_commission_rate', { rate_id: id, last_day: lastDay, expected_version: version });
}

/** Proposes the payout of all that is owed to companies, and returns the id of the run. Throws AppError `no_payouts`. */
export async function proposePayouts(db: DataClient, effectiveOn: string): Promise<number> {
  return call(db, 'propose_payouts', { effective_on: effectiveOn });
}

export async function listPayoutRuns(
  db: DataClient,
  filter: { sort?: TimeSort } & PageRequest,
): Promise<Page<ListedPayoutRun>> {
  return call(db, 'list_payout_runs', { filter });
}

/** Throws AppError `not_found`. */
export async function getPayoutRun(db: DataClient, id: number): Promise<PayoutRun> {
  return call(db, 'get_payout_run', { run_id: id });
}

export type PayoutAction = 'send' | 'confirm' | 'cancel';

/** `excluded`: companies left out when the run is sent. Throws AppError `stale_version`, `second_person_required`. */
export async function changePayoutRun(
  db: DataClient,
  { id, version }: Pick<PayoutRun, 'id' | 'version'>,
  action: PayoutAction,
  excluded: string[] = [],
): Promise<void> {
  await call(db, 'change_payout_run', { run_id: id, expected_version: version, action, excluded });
}

/** URL that opens the picture of a receipt for a minute. Throws AppError `not_found`, also if the caller may not see it. */
export const signReceipt = (backend: Backend, path: string): Promise<string> =>
  signFile(backend, 'payment-receipts', path);
