import { sendRpc } from './api.ts';
import type { Refusal } from './answers.ts';

/**
 * Refusal unless the caller's token has the right to upload files of a kind for a company, as decided by the database; else
 * null. For quote files, `company_id` may be the caller's own id.
 */
export async function refuse(
  request: Request,
  company_id: string,
  kind: 'picture' | 'datasheet' | 'document' | 'quote_file',
): Promise<Refusal | null> {
  return refuseUnless(request, 'require_media_right', { company_id, kind });
}

/** Refusal unless the caller may upload pictures of the site to a folder; else null. */
export async function refuseSitePicture(
  request: Request,
  folder: 'categories' | 'home',
): Promise<Refusal | null> {
  return refuseUnless(request, 'require_site_picture_right', { folder });
}

async function refuseUnless(
  request: Request,
  right: string,
  params: Record<string, unknown>,
): Promise<Refusal | null> {
  const names = ['apikey', 'authorization'];
  const headers = names.map((name) => [name, request.headers.get(name) ?? ''] as const);
  const credentials = Object.fromEntries(headers.filter(([, value]) => value !== ''));
  const response = await sendRpc(right, params, credentials);
  if (response.ok) {
    await response.body?.cancel();
    return null;
  }
  const { status } = response;
  const raised = (await response.json().catch(() => ({}))) as { code?: string; message?: string };
  if (raised.code?.startsWith('PT') && raised.message) return { status, code: raised.message };
  if (status === 401) return { status, code: 'session_expired' };
  throw new Error(`${right} returned status ${status}`);
}
