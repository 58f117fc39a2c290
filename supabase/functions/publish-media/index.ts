import { askDatabase, callApi, callDatabase, serviceHeaders } from '../_shared/api.ts';
import { removeUploads } from '../_shared/uploads.ts';
import { FileError } from './formats/format.ts';
import { createHandler, type Refusal } from './handler.ts';
import type { CheckedMedia } from './media.ts';

declare const Deno: { serve(handler: (request: Request) => Promise<Response>): unknown };

/** The database decides by the caller's own token; what it raises is the answer. */
async function refuse(request: Request, company_id: string): Promise<Refusal | null> {
  const names = ['apikey', 'authorization'];
  const headers = names.map((name) => [name, request.headers.get(name) ?? ''] as const);
  const given = Object.fromEntries(headers.filter(([, value]) => value !== ''));
  const response = await askDatabase('require_media_right', { company_id }, given);
  if (response.ok) {
    await response.body?.cancel();
    return null;
  }
  const { status } = response;
  const raised = (await response.json().catch(() => ({}))) as { code?: string; message?: string };
  if (raised.code?.startsWith('PT') && raised.message) return { status, code: raised.message };
  if (status === 401) return { status, code: 'session_expired' };
  throw new Error(`require_media_right answered ${status}`);
}

async function read(path: string, limit: number): Promise<Uint8Array> {
  const response = await callApi(`/storage/v1/object/uploads/${path}`, serviceHeaders(), { method: 'GET' });
  const size = Number(response.headers.get('content-length') ?? 0);
  if (!response.ok || size > limit) {
    await response.body?.cancel();
    if (response.ok) throw new FileError('file_too_large', { limit });
    // Hosted projects say 400 of a file that is not there.
    if (response.status === 404 || response.status === 400) throw new FileError('upload_missing');
    throw new Error(`Upload could not be read: ${response.status}`);
  }
  const bytes = new Uint8Array(await response.arrayBuffer());
  if (bytes.length > limit) throw new FileError('file_too_large', { limit });
  return bytes;
}

/** Stores the very bytes that were checked: an upload could be replaced meanwhile. */
async function publish({ row, type, files }: CheckedMedia): Promise<void> {
  for (const [path, bytes] of files) {
    const response = await callApi(
      `/storage/v1/object/${row.bucket}/${path}`,
      {
        ...serviceHeaders(),
        'content-type': type,
        'cache-control': 'max-age=31536000',
        'x-upsert': 'true',
      },
      { method: 'POST', body: bytes as Uint8Array<ArrayBuffer> },
    );
    await response.body?.cancel();
    if (!response.ok) throw new Error(`${row.bucket} refused a file: ${response.status}`);
  }
  await callDatabase('record_media', { ...row });
}

Deno.serve(createHandler({ refuse, read, publish, remove: removeUploads }));
