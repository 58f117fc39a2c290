import { call } from '../call.ts';
import type { Backend, DataClient } from '../client.ts';
import { signFile } from '../sign-file.ts';
import type { CompanyDocument, DocumentKind, OwnDocuments } from './documents-answers.ts';

export type {
  CompanyDocument,
  DocumentHistory,
  DocumentKind,
  DocumentState,
  OwnDocuments,
} from './documents-answers.ts';

/** Documents of the caller's company, which need not be approved. Throws AppError `not_allowed`. */
export async function getOwnDocuments(db: DataClient): Promise<OwnDocuments> {
  return call(db, 'get_own_documents');
}

/** The document that a decision concerns, in the version that the page showed. */
export type SeenDocument = Pick<CompanyDocument, 'id' | 'version'>;

/**
 * Submits a file stored by `publishDocument`; it replaces `latest`, the newest document of its kind that the page showed.
 * Throws AppError `upload_missing`, `invalid_input` {field, rule}, `rate_limited`, `not_allowed`, and `changed_meanwhile`
 * {what, at, by_role, by} if `latest` was reviewed or replaced since.
 */
export async function submitDocument(
  db: DataClient,
  document: { kind: DocumentKind; path: string; number?: string; expires_on?: string },
  latest: Pick<SeenDocument, 'version'> | undefined,
): Promise<void> {
  await call(db, 'submit_document', { ...document, expected_version: latest?.version ?? '' });
}

/**
 * Accepts or refuses a document and notifies the company; a refusal needs a reason. Staff only. Throws AppError `not_allowed`,
 * `reason_required`, `document_not_found`, `document_state_changed` {state}, and `changed_meanwhile` {what, at, by_role, by} if
 * the document was reviewed or replaced after it was shown.
 */
export async function reviewDocument(
  db: DataClient,
  { id, version }: SeenDocument,
  decision: 'accepted' | 'refused',
  reason?: string,
): Promise<void> {
  await call(db, 'review_document', { document_id: id, decision, expected_version: version, reason });
}

/** URL that opens the file of a document for a minute. Throws AppError `not_found`, also if the caller may not see the file. */
export const signDocument = (backend: Backend, path: string): Promise<string> =>
  signFile(backend, 'company-documents', path);
