import type audit from '@mawad/shared-i18n/locales/en/audit.json';

export interface AuditView {
  id: number;
  created_at: string;
  /** Null if the person's account was erased, and for staff when a company reads its own log. */
  actor_name: string | null;
  actor_kind: keyof typeof audit.kinds;
  company_name?: string | null;
  company_name_en?: string | null;
  company_name_ar?: string | null;
  reason: string | null;
  action: keyof typeof audit.actions;
  table_name: string;
  row_id: string;
  /** Name of a created or deleted row. */
  label: string | null;
  /** Current name of the row's subject. */
  names: { name_en: string; name_ar: string } | null;
  /** Batch whose rows the entry heads. */
  batch_id: string | null;
  /** Present state of the bulk change or import that the entry began. */
  state: {
    /** Rows that it changed. */
    subject: string;
    status: string;
    undone: number | null;
    kept: number | null;
    may_undo: boolean;
  } | null;
  changes: AuditChange[];
}

export interface AuditChange {
  field: string;
  before: string | null;
  after: string | null;
}

/** Interval at which a list of entries is read again while one of its bulk changes or imports runs, ms; false otherwise. */
export function batchPolling(entries: readonly Pick<AuditView, 'state'>[] = []): number | false {
  return entries.some(({ state }) => running.has(state?.status)) ? 3_000 : false;
}

const running = new Set<string | undefined>(['working', 'undoing', 'applying']);
