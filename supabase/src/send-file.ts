import type { Backend } from './client.ts';
import { AppError } from './errors.ts';

export interface SendOptions {
  /** Aborts the upload; the promise rejects with the reason of the signal. */
  signal?: AbortSignal;
  /** Receives the uploaded share, 0 to 1. */
  onProgress?(share: number): void;
}

/** Longest time without progress, ms. */
const stallTimeout = 30_000;

/**
 * Uploads a new file as the current user, with XMLHttpRequest because fetch reports no upload progress. Does not upload in
 * parts, because the files are small. Throws AppError `network`, `file_too_large`, `not_allowed` and others.
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
  const restartTimer = () => {
    clearTimeout(timer);
    timer = setTimeout(stop, stallTimeout);
  };
  const response = new Promise<void>((resolve, reject) => {
    const fail = () => reject(signal?.aborted ? signal.reason : new AppError('network', {}, true));
    request.addEventListener('error', fail);
    request.addEventListener('abort', fail);
    request.upload.addEventListener('progress', ({ loaded, total }) => {
      restartTimer();
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
  restartTimer();
  request.send(file);
  try {
    await response;
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', stop);
  }
}

/** Reads the status from the body if it has one, because the storage API responds with 400 to most refusals. */
function toUploadError({ status: httpStatus, responseText }: XMLHttpRequest): AppError {
  const status = Number(/"statusCode"\s*:\s*"?(\d{3})/.exec(responseText)?.[1] ?? httpStatus);
  if (status === 413) return new AppError('file_too_large');
  if (status === 415) return new AppError('file_type_unsupported');
  if (status === 403) return new AppError('not_allowed');
  if (status === 401) return new AppError('session_expired');
  if (status === 429) return new AppError('rate_limited', {}, true);
  if (status >= 500) return new AppError('service_unavailable', {}, true);
  return new AppError('upload_failed', {}, true);
}
