import { baghdadDay } from '@mawad/shared-i18n';
import type { ListParams } from '@mawad/shared-ui/desk/list/list-params.ts';

type LineKind =
  | ('delivery' | 'refusal' | 'shortage' | 'return' | 'payment' | 'payout' | 'settlement' | 'remittance')
  | ('courier_fee' | 'adjustment' | 'write_off' | 'reversal');

/** A line of a company's statement; amounts in IQD, days `YYYY-MM-DD`. */
export interface StatementLine {
  id: number;
  effective_on: string;
  recorded_at: string;
  kind: LineKind;
  order_id: string | null;
  order_number: string | null;
  note: string | null;
  /** Above 0: the company owes more. */
  amount: number;
  /** Debt after the line. */
  balance: number;
  way: 'cash' | 'bank' | 'wallet' | null;
  reference: string | null;
  receipt_path: string | null;
  reverses_id: number | null;
  reversed_by_id: number | null;
}

export interface Statement {
  opening: number;
  closing: number;
  /** Sums of what the lines add and take off, both positive. */
  debit: number;
  credit: number;
  items: StatementLine[];
  /** `after` of the following page; null at the end. */
  next: string | null;
}

/** First and last day `YYYY-MM-DD`, both included. */
export interface StatementPeriod {
  first_day: string;
  last_day: string;
}

/** Usual periods; they end today, or on the last day of the last month. */
export function usualPeriods(
  today = baghdadDay(),
): Record<'thisMonth' | 'lastMonth' | 'thisYear', StatementPeriod> {
  const [year = 0, month = 0] = today.split('-').map(Number);
  const dayOf = (...date: [year: number, month: number, day: number]) =>
    new Date(Date.UTC(...date)).toISOString().slice(0, 10);
  return {
    thisMonth: { first_day: dayOf(year, month - 1, 1), last_day: today },
    lastMonth: { first_day: dayOf(year, month - 2, 1), last_day: dayOf(year, month - 1, 0) },
    thisYear: { first_day: dayOf(year, 0, 1), last_day: today },
  };
}

const isDay = (text: string) => /^20\d{2}-\d{2}-\d{2}$/.test(text);

/** Period of the address; this month without one. */
export function readStatementPeriod(list: ListParams): StatementPeriod {
  const usual = usualPeriods().thisMonth;
  const [from, to] = [list.filter('from'), list.filter('to')];
  return { first_day: isDay(from) ? from : usual.first_day, last_day: isDay(to) ? to : usual.last_day };
}

export const periodQuery = ({ first_day, last_day }: StatementPeriod) => `?from=${first_day}&to=${last_day}`;
