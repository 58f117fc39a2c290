import { z } from 'zod/mini';

export const documentKind = z.enum(['registration', 'identity', 'chamber']);
export type DocumentKind = z.infer<typeof documentKind>;

/** `expiring`: accepted, and expires within 30 days. */
const documentState = z.enum(['submitted', 'accepted', 'refused', 'expiring', 'expired']);
export type DocumentState = z.infer<typeof documentState>;

/** A document that staff review before approving a company. */
const companyDocument = z.strictObject({
  id: z.number(),
  /** Passed back by a decision to detect concurrent changes. */
  version: z.string(),
  /** Path in the private bucket; `path` and `number` are null for staff without the right `review_companies`. */
  path: z.nullable(z.string()),
  number: z.nullable(z.string()),
  /** Last valid day, ISO date. */
  expires_on: z.nullable(z.string()),
  state: documentState,
  /** Reason of a refusal. */
  reason: z.nullable(z.string()),
  submitted_at: z.string(),
  decided_at: z.nullable(z.string()),
  /** Name of the staff member who decided; always null when the company reads it. */
  decided_by: z.nullable(z.string()),
});
export type CompanyDocument = z.infer<typeof companyDocument>;

/** All documents of one kind, newest first; only the newest counts. */
export const documentHistory = z.strictObject({
  kind: documentKind,
  documents: z.array(companyDocument),
});
export type DocumentHistory = z.infer<typeof documentHistory>;

const ownDocuments = z.strictObject({
  company_id: z.string(),
  kinds: z.array(documentHistory),
});
export type OwnDocuments = z.infer<typeof ownDocuments>;

export const documentsAnswers = {
  get_own_documents: ownDocuments,
};
