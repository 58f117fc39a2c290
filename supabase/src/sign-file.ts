import type { Backend } from './client.ts';
import { AppError, toAppError } from './errors.ts';

/** Lifetime of a signed URL, s. */
const signedUrlSeconds = 60;

/** URL that opens a private file for a minute. Throws AppError `not_found`, also if the caller may not see the file. */
export async function signFile(
  backend: Backend,
  bucket: 'company-documents' | 'payment-receipts' | 'quote-files' | 'return-pictures',
  path: string,
): Promise<string> {
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
