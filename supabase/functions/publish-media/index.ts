import { callApi, callDatabase, serviceHeaders } from '../_shared/api.ts';
import { refuse } from '../_shared/media-right.ts';
import { removeUploads } from '../_shared/uploads.ts';
import { FileError } from './formats/format.ts';
import { createHandler } from './handler.ts';
import { privateBuckets, type CheckedMedia } from './media.ts';

declare const Deno: { serve(handler: (request: Request) => Promise<Response>): unknown };

async function read(path: string, limit: number): Promise<Uint8Array> {
  const response = await callApi(`/storage/v1/object/uploads/${path}`, serviceHeaders(), { method: 'GET' });
  const size = Number(response.headers.get('content-length') ?? 0);
  if (!response.ok || size > limit) {
    await response.body?.cancel();
    if (response.ok) throw new FileError('file_too_large', { limit });
    // Hosted projects return 400 for a missing file.
    if (response.status === 404 || response.status === 400) throw new FileError('upload_missing');
    throw new Error(`Upload could not be read: ${response.status}`);
  }
  const bytes = new Uint8Array(await response.arrayBuffer());
  if (bytes.length > limit) throw new FileError('file_too_large', { limit });
  return bytes;
}

/** Stores the checked bytes instead of moving the upload, which the caller could replace after the check. */
async function publish({ row, type, files }: CheckedMedia): Promise<void> {
  const isPublic = !privateBuckets.has(row.bucket);
  for (const [path, bytes] of files) {
    const response = await callApi(
      `/storage/v1/object/${row.bucket}/${path}`,
      {
        ...serviceHeaders(),
        'content-type': type,
        'cache-control': isPublic ? 'max-age=31536000' : 'no-store',
        'x-upsert': 'true',
      },
      { method: 'POST', body: bytes as Uint8Array<ArrayBuffer> },
    );
    await response.body?.cancel();
    if (!response.ok) throw new Error(`${row.bucket} refused a file: ${response.status}`);
  }
  if (isPublic) await callDatabase('record_media', { ...row });
}

Deno.serve(createHandler({ refuse, read, publish, remove: (names) => removeUploads(names) }));
