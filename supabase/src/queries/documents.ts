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

/** Seconds for which a signed address opens a file. */
const openFor = 60;

/** The caller's company's, whether it is approved or not. Throws AppError `not_allowed`. */
export async function getOwnDocuments(db: DataClient): Promise<OwnDocuments> {
  return call(db, 'get_own_documents');
}

/** A document as a page showed it. */
export type SeenDocument = Pick<CompanyDocument, 'id' | 'version'>;

/**
 * Hands in a file that `publishDocument` stored; it takes the place of `latest`, the latest of its kind that the page showed.
 * Throws AppError `upload_missing`, `invalid_input` {field, rule}, `rate_limited`, `not_allowed`, and `changed_meanwhile`
 * {what, at, by_role, by} when `latest` was judged or replaced since.
 */
export async function submitDocument(
  db: DataClient,
  document: { kind: DocumentKind; path: string; number?: string; expires_on?: string },
  latest: Pick<SeenDocument, 'version'> | undefined,
): Promise<void> {
  await call(db, 'submit_document', { ...document, expected_version: latest?.version ?? '' });
}

/**
 * Staff accept or refuse a document; the company is told. Refusing needs a reason. Throws AppError `not_allowed`,
 * `reason_required`, `document_not_found`, `document_state_changed` {state}, and `changed_meanwhile` {what, at, by_role, by} when
 * it was judged or replaced since it was seen.
 */
export async function reviewDocument(
  db: DataClient,
  { id, version }: SeenDocument,
  decision: 'accepted' | 'refused',
  reason?: string,
): Promise<void> {
  await call(db, 'review_document', { document_id: id, decision, expected_version: version, reason });
}

/** An address that opens a document's file for a minute. Throws AppError `not_found` also where the reader may not see it. */
export async function signDocument(backend: Backend, path: string): Promise<string> {
  const { url } = backend.config;
  const headers = { ...(await backend.callHeaders()), 'content-type': 'application/json' };
  const response = await fetch(`${url}/storage/v1/object/sign/${bucket}/${path}`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ expiresIn: openFor }),
  }).catch((cause: unknown) => {
    throw Object.assign(new AppError('network', {}, true), { cause });
  });
  const answer = (await response.json().catch(() => ({}))) as { signedURL?: string; signedUrl?: string };
  // Hosted projects answer a path below /storage/v1, the embedded server the whole path.
  if (response.ok && answer.signedURL) return `${url}/storage/v1${answer.signedURL}`;
  if (response.ok && answer.signedUrl) return url + answer.signedUrl;
  if ([400, 403, 404].includes(response.status)) throw new AppError('not_found');
  throw toAppError({}, response.status);
}
