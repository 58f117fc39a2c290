import { z } from 'zod/mini';
import { actorKinds } from './values.ts';
import { pageOf } from '../base/lists-answers.ts';

const actorKind = z.enum(actorKinds);
export type ActorKind = z.infer<typeof actorKind>;

/** One insert, update or delete of a row. */
export const auditEntry = z.strictObject({
  id: z.number(),
  created_at: z.string(),
  /** Null after the account was erased. */
  actor_name: z.nullable(z.string()),
  actor_kind: actorKind,
  company_name: z.nullable(z.string()),
  company_name_en: z.nullable(z.string()),
  company_name_ar: z.nullable(z.string()),
  reason: z.nullable(z.string()),
  action: z.enum(['INSERT', 'UPDATE', 'DELETE']),
  table_name: z.string(),
  row_id: z.string(),
  /** Name of an inserted or deleted row. */
  label: z.nullable(z.string()),
  /** Current name of the thing that the row concerns; null if it was deleted or has no name. */
  names: z.nullable(
    z.strictObject({
      name_en: z.string(),
      name_ar: z.string(),
    }),
  ),
  /** Batch whose rows the entry heads; null for other entries. */
  batch_id: z.nullable(z.string()),
  /** Present state of the bulk change or import that the entry began; an import has no counts. */
  state: z.nullable(
    z.strictObject({
      subject: z.enum(['products', 'orders', 'deals', 'reviews', 'questions', 'imports']),
      status: z.string(),
      undone: z.nullable(z.number()),
      kept: z.nullable(z.number()),
      /** The caller may undo the bulk change now. */
      may_undo: z.boolean(),
    }),
  ),
  /** Values as text, cut after 200 characters; inserts and deletes list only a few fields. */
  changes: z.array(
    z.strictObject({
      field: z.string(),
      before: z.nullable(z.string()),
      after: z.nullable(z.string()),
    }),
  ),
});
export type AuditEntry = z.infer<typeof auditEntry>;

/** An entry as the company concerned sees it: names of staff members are removed. */
const companyAuditEntry = z.extend(
  z.omit(auditEntry, { company_name: true, company_name_en: true, company_name_ar: true }),
  {
    actor_kind: z.enum(['staff', 'member']),
  },
);
export type CompanyAuditEntry = z.infer<typeof companyAuditEntry>;

export const auditLogAnswers = {
  list_company_audit: pageOf(companyAuditEntry),
  list_audit_log: pageOf(auditEntry),
};
