import { answer, cors, preflight, type Refusal } from '../_shared/answers.ts';
import { FileError } from '../publish-media/formats/format.ts';
import { FetchError } from './fetch-picture.ts';

/** A company, or the site with the folder of its picture. */
export type PictureOwner = { company_id: string } | { folder: 'categories' | 'home' };

export interface Dependencies {
  /** Refusal unless the caller may store pictures of this owner; else null. */
  refuse(request: Request, owner: PictureOwner): Promise<Refusal | null>;
  /** Throws FetchError and FileError. */
  fetchPicture(address: string): Promise<{ bytes: Uint8Array; type: string }>;
}

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const longestAddress = 2_000;

function ownerOf({ company_id, folder }: Record<string, unknown>): PictureOwner | null {
  if (typeof company_id === 'string' && uuid.test(company_id)) return { company_id };
  return company_id === undefined && (folder === 'categories' || folder === 'home') ? { folder } : null;
}

/**
 * Handles POST `{company_id, address}` from callers who may store media of the company, or `{folder, address}` from staff who
 * may store pictures of the site. Returns the picture at that URL, because browsers cannot read files of other sites. Stores
 * nothing. A refusal is `{code, context}`.
 */
export function createHandler(dependencies: Dependencies): (request: Request) => Promise<Response> {
  return async (request) => {
    if (request.method === 'OPTIONS') return preflight();
    if (request.method !== 'POST') return answer(405, { code: 'not_found' });
    const body = ((await request.json().catch(() => null)) ?? {}) as Record<string, unknown>;
    const { address } = body;
    const owner = ownerOf(body);
    const isAddress = typeof address === 'string' && address.length <= longestAddress;
    if (!isAddress || !owner) return answer(422, { code: 'invalid_input' });
    try {
      const refusal = await dependencies.refuse(request, owner);
      if (refusal) return answer(refusal.status, { code: refusal.code, context: refusal.context ?? {} });
      const { bytes, type } = await dependencies.fetchPicture(address);
      return new Response(bytes as Uint8Array<ArrayBuffer>, { headers: { ...cors, 'content-type': type } });
    } catch (error) {
      if (error instanceof FetchError) return answer(422, { code: error.code, context: {} });
      if (error instanceof FileError) return answer(422, { code: error.code, context: error.context });
      console.error('fetch-picture', error instanceof Error ? error.message : error);
      return answer(503, { code: 'service_unavailable' });
    }
  };
}
