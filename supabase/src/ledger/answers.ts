import { z } from 'zod/mini';
import {
  adjustmentKinds,
  adjustmentStates,
  cashKeepers,
  debtStates,
  ledgerKinds,
  paymentWays,
  payoutStates,
  secondPersons,
} from './values.ts';
import { pageOf } from '../base/lists-answers.ts';

/** Company or category named in an answer. */
const named = <Id extends z.ZodMiniType>(id: Id) =>
  z.strictObject({ id, name_en: z.string(), name_ar: z.string() });

/** Who keeps the cash at the door: the seller, whose commission is then a debt, or the operator's courier. */
const cashKeeper = z.enum(cashKeepers);
const debtState = z.enum(debtStates);

/** Amounts are IQD, days `YYYY-MM-DD` in Baghdad. */
const ownBalance = z.strictObject({
  state: debtState,
  /** Payable now. */
  due: z.number(),
  /** Commission of orders that are shipped and not yet delivered. */
  pending: z.number(),
  /** Paid in this calendar year. */
  paid: z.number(),
  owed_to_market: z.number(),
  owed_to_company: z.number(),
  /** `owed_to_market` less `owed_to_company`; negative if the marketplace owes the company. */
  debt: z.number(),
  /** Null: no limit. */
  debt_limit: z.nullable(z.number()),
  /** Debt by limit, 1 at the limit; null without a limit. */
  share: z.nullable(z.number()),
  /** Last day on which the company takes orders although its debt is over the limit. */
  grace_ends_on: z.nullable(z.string()),
  cash_by: cashKeeper,
  last_payment: z.nullable(z.strictObject({ amount: z.number(), effective_on: z.string() })),
});
export type OwnBalance = z.infer<typeof ownBalance>;

const statementLine = z.strictObject({
  id: z.number(),
  effective_on: z.string(),
  recorded_at: z.string(),
  kind: z.enum(ledgerKinds),
  order_id: z.nullable(z.string()),
  order_number: z.nullable(z.string()),
  note: z.nullable(z.string()),
  /** Above 0: the company owes more. */
  amount: z.number(),
  /** Debt after this line. */
  balance: z.number(),
  /** Way, number at the bank and picture of the receipt of a payment; null for other kinds. */
  way: z.nullable(z.enum(paymentWays)),
  reference: z.nullable(z.string()),
  receipt_path: z.nullable(z.string()),
  /** Transaction that this one takes back, or that took this one back. */
  reverses_id: z.nullable(z.number()),
  reversed_by_id: z.nullable(z.number()),
});
export type StatementLine = z.infer<typeof statementLine>;

const statement = z.strictObject({
  /** Debt before the first day and after the last day. */
  opening: z.number(),
  closing: z.number(),
  /** Sums of the lines above and below 0 of the whole period, both positive. */
  debit: z.number(),
  credit: z.number(),
  /** Oldest first. */
  items: z.array(statementLine),
  /** `after` of the following page; null at the end. */
  next: z.nullable(z.string()),
});
export type Statement = z.infer<typeof statement>;

const commissionInvoice = z.strictObject({
  /** Null for the running month, whose paper is a pro forma invoice. */
  number: z.nullable(z.string()),
  /** First day of the month. */
  month: z.string(),
  issued_at: z.nullable(z.string()),
  company: z.strictObject({ name_en: z.string(), name_ar: z.string(), address: z.nullable(z.string()) }),
  lines: z.array(
    z.strictObject({
      order_id: z.string(),
      order_number: z.string(),
      delivered_on: z.string(),
      goods: z.number(),
      /** Null if the lines of the order have different rates. */
      percent: z.nullable(z.number()),
      commission: z.number(),
    }),
  ),
  goods: z.number(),
  commission: z.number(),
  payments: z.number(),
  opening: z.number(),
  closing: z.number(),
});
export type CommissionInvoice = z.infer<typeof commissionInvoice>;

const listedInvoice = z.strictObject({
  month: z.string(),
  number: z.nullable(z.string()),
  commission: z.number(),
});
export type ListedInvoice = z.infer<typeof listedInvoice>;

const companyBalance = z.strictObject({
  company_id: z.string(),
  name_en: z.string(),
  name_ar: z.string(),
  state: debtState,
  owed_to_market: z.number(),
  owed_to_company: z.number(),
  debt: z.number(),
  debt_limit: z.nullable(z.number()),
  /** Day of the oldest posting that is not yet paid. */
  oldest_due_on: z.nullable(z.string()),
  age_days: z.nullable(z.number()),
  cash_by: cashKeeper,
  last_payment_on: z.nullable(z.string()),
});
export type CompanyBalance = z.infer<typeof companyBalance>;

const moneyTotals = z.strictObject({
  owed_to_market: z.number(),
  owed_to_company: z.number(),
  cash_in_transit: z.number(),
  /** Numbers of companies by state. */
  warned: z.number(),
  over: z.number(),
  paused: z.number(),
  /** Number of adjustments that wait for a second person. */
  adjustments: z.number(),
});
export type MoneyTotals = z.infer<typeof moneyTotals>;

const transaction = z.strictObject({
  id: z.number(),
  effective_on: z.string(),
  recorded_at: z.string(),
  kind: z.enum(ledgerKinds),
  /** Null if no company's account changed. */
  company: z.nullable(named(z.string())),
  order_id: z.nullable(z.string()),
  order_number: z.nullable(z.string()),
  /** By how much the debt of the company rises. */
  amount: z.number(),
  /** Sum of the debits. */
  volume: z.number(),
  note: z.nullable(z.string()),
  way: z.nullable(z.enum(paymentWays)),
  reference: z.nullable(z.string()),
  /** Null: a job. */
  actor_name: z.nullable(z.string()),
  reverses_id: z.nullable(z.number()),
  reversed_by_id: z.nullable(z.number()),
});
export type Transaction = z.infer<typeof transaction>;

/** Terms of a company; null: the site's. */
const companyTerms = z.strictObject({
  company_id: z.string(),
  name_en: z.string(),
  name_ar: z.string(),
  cash_by: z.nullable(cashKeeper),
  debt_limit: z.nullable(z.number()),
  grace_days: z.nullable(z.number()),
  /** Account that payouts go to, as the bank names it. */
  payout_account: z.nullable(z.string()),
  /** 0: nothing was saved yet. */
  version: z.number(),
});
export type CompanyTerms = z.infer<typeof companyTerms>;

const moneySettings = z.strictObject({
  cash_by: cashKeeper,
  debt_limit: z.nullable(z.number()),
  grace_days: z.number(),
  /** Due to the marketplace for an order that was refused at the door. */
  refusal_fee: z.number(),
  /** Adjustments and payouts above this amount need a second person; null: none does. */
  second_person_above: z.nullable(z.number()),
  version: z.number(),
});
export type MoneySettings = z.infer<typeof moneySettings>;

const proposedChange = z.strictObject({ id: z.number(), state: z.enum(['posted', 'waiting']) });
export type ProposedChange = z.infer<typeof proposedChange>;

const adjustment = z.strictObject({
  id: z.number(),
  kind: z.enum(adjustmentKinds),
  company: named(z.string()),
  /** Above 0: the company owes more. */
  amount: z.number(),
  reason: z.string(),
  state: z.enum(adjustmentStates),
  version: z.number(),
  created_at: z.string(),
  created_by_name: z.nullable(z.string()),
  /** Whether the reader proposed it, and so may not decide it. */
  is_own: z.boolean(),
  decided_at: z.nullable(z.string()),
  decided_by_name: z.nullable(z.string()),
  /** Reason of the decision. */
  note: z.nullable(z.string()),
});
export type Adjustment = z.infer<typeof adjustment>;

const commissionRate = z.strictObject({
  id: z.number(),
  /** Null: all companies. */
  company: z.nullable(named(z.string())),
  /** Null: all categories; otherwise with the categories below it. */
  category: z.nullable(named(z.number())),
  percent: z.number(),
  /** Least and most commission of an order. */
  minimum: z.nullable(z.number()),
  maximum: z.nullable(z.number()),
  first_day: z.string(),
  /** Null: until it is ended. */
  last_day: z.nullable(z.string()),
  note: z.nullable(z.string()),
  version: z.number(),
  created_at: z.string(),
  created_by_name: z.nullable(z.string()),
});
export type CommissionRate = z.infer<typeof commissionRate>;

const rateFigures = {
  orders: z.number(),
  goods: z.number(),
  commission_now: z.number(),
  commission_new: z.number(),
};

/** Orders of the last calendar month under today's rates and under a new one. */
const ratePreview = z.strictObject({
  ...rateFigures,
  companies: z.array(
    z.strictObject({ company_id: z.string(), name_en: z.string(), name_ar: z.string(), ...rateFigures }),
  ),
});
export type RatePreview = z.infer<typeof ratePreview>;

const payoutFacts = {
  id: z.number(),
  state: z.enum(payoutStates),
  effective_on: z.string(),
  version: z.number(),
  /** Without the companies that are left out. */
  total: z.number(),
  created_at: z.string(),
  created_by_name: z.nullable(z.string()),
  /** Who must confirm a run that was sent, because of its amount; null: no second person is needed. */
  second_person: z.nullable(z.enum(secondPersons)),
};

const listedPayoutRun = z.strictObject({
  ...payoutFacts,
  /** Number of companies that are paid. */
  companies: z.number(),
});
export type ListedPayoutRun = z.infer<typeof listedPayoutRun>;

const payoutRun = z.strictObject({
  ...payoutFacts,
  lines: z.array(
    z.strictObject({
      company_id: z.string(),
      name_en: z.string(),
      name_ar: z.string(),
      /** Paid to the company, after the offset. */
      amount: z.number(),
      /** Debt of the company that is set off first. */
      offset: z.number(),
      account: z.nullable(z.string()),
      is_excluded: z.boolean(),
    }),
  ),
});
export type PayoutRun = z.infer<typeof payoutRun>;
export type PayoutLine = PayoutRun['lines'][number];

export const ledgerAnswers = {
  get_own_balance: ownBalance,
  get_statement: statement,
  get_commission_invoice: commissionInvoice,
  list_commission_invoices: z.array(listedInvoice),
  list_balances: pageOf(companyBalance),
  get_money_totals: moneyTotals,
  list_transactions: pageOf(transaction),
  get_company_terms: companyTerms,
  get_money_settings: moneySettings,
  record_payment: z.strictObject({ transaction_id: z.number(), balance: z.number() }),
  propose_adjustment: proposedChange,
  write_off: proposedChange,
  list_adjustments: pageOf(adjustment),
  list_commission_rates: pageOf(commissionRate),
  preview_commission_rate: ratePreview,
  list_payout_runs: pageOf(listedPayoutRun),
  get_payout_run: payoutRun,
};
