import { call } from '../answers.ts';
import type { Backend, DataClient } from '../client.ts';
import { AppError, toAppError } from '../errors.ts';
import type { CompanyDocument, DocumentKind, OwnDocuments } from './documents.schema.ts';

export type {
  CompanyDocument,
  DocumentHistory,
  DocumentKind,
  DocumentState,
  OwnDocuments,
} from './documents.schema.ts';

const bucket = 'company-documents';

/** Lifetime of a signed URL, s. */
const signedUrlSeconds = 60;

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
export async function signDocument(backend: Backend, path: string): Promise<string> {
  const { url } = backend.config;
  const headers = { ...(await backend.callHeaders()), 'content-type': 'application/json' };
  const response = await fetch(`${url}/storage/v1/object/sign/${bucket}/${path}`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ expiresIn: signedUrlSeconds }),
  }).catch((cause: unknown) => {
    throw Object.assign(new AppError('network', {}, true), { cause });
  });
  const answer = (await response.json().catch(() => ({}))) as { signedURL?: string; signedUrl?: string };
  // Hosted projects return `signedURL`, relative to /storage/v1; the embedded server returns `signedUrl`, the whole path.
  if (response.ok && answer.signedURL) return `${url}/storage/v1${answer.signedURL}`;
  if (response.ok && answer.signedUrl) return url + answer.signedUrl;
  if ([400, 403, 404].includes(response.status)) throw new AppError('not_found');
  throw toAppError({}, response.status);
}
