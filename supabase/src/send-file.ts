import type { Backend } from './client.ts';
import { AppError } from './errors.ts';

export interface SendOptions {
  /** Ends the upload; the promise rejects with the signal's reason. */
  signal?: AbortSignal;
  /** Told how much of the file has left this device, 0 to 1. */
  onProgress?(share: number): void;
}

/** Longest time without any progress, ms. */
const stall = 30_000;

/**
 * Stores a new file as the current user. XMLHttpRequest alone tells how much of a body has left; nothing is uploaded in
 * parts, for the files of a product are small. Throws AppError: `network`, `file_too_large`, `not_allowed` and others.
 */
export async function sendFile(
  backend: Backend,
  bucket: string,
  path: string,
  file: Blob,
  { signal, onProgress }: SendOptions = {},
): Promise<void> {
  const headers = await backend.callHeaders();
  signal?.throwIfAborted();
  const request = new XMLHttpRequest();
  const stop = () => request.abort();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const waitOn = () => {
    clearTimeout(timer);
    timer = setTimeout(stop, stall);
  };
  const answered = new Promise<void>((resolve, reject) => {
    const fail = () => reject(signal?.aborted ? signal.reason : new AppError('network', {}, true));
    request.addEventListener('error', fail);
    request.addEventListener('abort', fail);
    request.upload.addEventListener('progress', ({ loaded, total }) => {
      waitOn();
      onProgress?.(total > 0 ? loaded / total : 1);
    });
    request.addEventListener('load', () => {
      if (request.status >= 200 && request.status < 300) resolve();
      else reject(toUploadError(request));
    });
  });
  signal?.addEventListener('abort', stop, { once: true });
  request.open('POST', `${backend.config.url}/storage/v1/object/${bucket}/${path}`);
  for (const [name, value] of Object.entries({ ...headers, 'content-type': file.type }))
    request.setRequestHeader(name, value);
  waitOn();
  request.send(file);
  try {
    await answered;
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', stop);
  }
}

/** Storage answers 400 to much that it refuses, with the status that it means inside. */
function toUploadError({ status, responseText }: XMLHttpRequest): AppError {
  const meant = Number(/"statusCode"\s*:\s*"?(\d{3})/.exec(responseText)?.[1] ?? status);
  if (meant === 413) return new AppError('file_too_large');
  if (meant === 415) return new AppError('file_type_unsupported');
  if (meant === 403) return new AppError('not_allowed');
  if (meant === 401) return new AppError('session_expired');
  if (meant === 429) return new AppError('rate_limited', {}, true);
  if (meant >= 500) return new AppError('service_unavailable', {}, true);
  return new AppError('upload_failed', {}, true);
}
