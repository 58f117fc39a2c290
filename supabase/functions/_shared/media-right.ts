import { askDatabase } from './api.ts';
import type { Refusal } from './answers.ts';

/** Whether the caller may give a company files of a kind: the database decides by the caller's own token; null when they may. */
export async function refuse(
  request: Request,
  company_id: string,
  kind: 'picture' | 'datasheet' | 'document',
): Promise<Refusal | null> {
  return ask(request, 'require_media_right', { company_id, kind });
}

/** The same of the site's own pictures, which the staff store. */
export async function refuseSitePicture(
  request: Request,
  folder: 'categories' | 'home',
): Promise<Refusal | null> {
  return ask(request, 'require_site_picture_right', { folder });
}

async function ask(
  request: Request,
  right: string,
  params: Record<string, unknown>,
): Promise<Refusal | null> {
  const names = ['apikey', 'authorization'];
  const headers = names.map((name) => [name, request.headers.get(name) ?? ''] as const);
  const given = Object.fromEntries(headers.filter(([, value]) => value !== ''));
  const response = await askDatabase(right, params, given);
  if (response.ok) {
    await response.body?.cancel();
    return null;
  }
  const { status } = response;
  const raised = (await response.json().catch(() => ({}))) as { code?: string; message?: string };
  if (raised.code?.startsWith('PT') && raised.message) return { status, code: raised.message };
  if (status === 401) return { status, code: 'session_expired' };
  throw new Error(`${right} answered ${status}`);
}
