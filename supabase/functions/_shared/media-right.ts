import { callAsCaller } from './call-as-caller.ts';
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
  const outcome = await callAsCaller(request, right, params);
  return 'refusal' in outcome ? outcome.refusal : null;
}
