import type audit from '@mawad/shared-i18n/locales/en/audit.json';

/** One thing that somebody wrote, changed or deleted. */
export interface AuditView {
  id: number;
  created_at: string;
  /** Null once the person's account was erased, and for the staff where only their company's part is read. */
  actor_name: string | null;
  actor_kind: keyof typeof audit.kinds;
  company_name?: string | null;
  company_name_en?: string | null;
  company_name_ar?: string | null;
  reason: string | null;
  action: keyof typeof audit.actions;
  table_name: string;
  row_id: string;
  /** What a written or deleted row was called. */
  label: string | null;
  /** What it is about, as it is called today. */
  names: { name_en: string; name_ar: string } | null;
  /** Values as text. */
  changes: AuditChange[];
}

export interface AuditChange {
  field: string;
  before: string | null;
  after: string | null;
}
