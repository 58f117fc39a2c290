import { z } from 'zod/mini';

export const documentKind = z.enum(['registration', 'identity', 'chamber']);
export type DocumentKind = z.infer<typeof documentKind>;

/** `expiring` is accepted and runs out within 30 days. */
const documentState = z.enum(['submitted', 'accepted', 'refused', 'expiring', 'expired']);
export type DocumentState = z.infer<typeof documentState>;

/** A paper by which the staff judges a company. */
const companyDocument = z.strictObject({
  id: z.number(),
  /** A decision names the version that the person saw. */
  version: z.string(),
  /** In the private bucket; null for staff who do not judge companies, as is the number. */
  path: z.nullable(z.string()),
  number: z.nullable(z.string()),
  /** Its last day, ISO date. */
  expires_on: z.nullable(z.string()),
  state: documentState,
  /** Why it was refused. */
  reason: z.nullable(z.string()),
  submitted_at: z.string(),
  decided_at: z.nullable(z.string()),
  /** Who of the staff decided; null for the company. */
  decided_by: z.nullable(z.string()),
});
export type CompanyDocument = z.infer<typeof companyDocument>;

/** All files of one kind, the latest, which counts, first. */
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
