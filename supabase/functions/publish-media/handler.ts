import { answer, preflight, type Refusal } from '../_shared/answers.ts';
import { FileError } from './formats/format.ts';
import { checkUpload, type CheckedMedia, type ReadUpload } from './media.ts';
import { parseRequest, siblingOf, siblingWidths, type MediaKind, type PublishRequest } from './request.ts';

export interface Dependencies {
  /** Refusal unless the caller may upload files of the kind for the company; else null. */
  refuse(request: Request, companyId: string, kind: MediaKind): Promise<Refusal | null>;
  read: ReadUpload;
  /** Stores checked files in their bucket and records public ones in the database. */
  publish(media: CheckedMedia): Promise<void>;
  remove(uploads: string[]): Promise<unknown>;
}

/** Result of one upload. */
export type PublishedFile =
  { upload: string; path: string } | { upload: string; code: string; context: Record<string, unknown> };

/** Processes uploads one after the other to limit memory; the results have the order of `paths`. */
async function publishAll(
  { company_id, kind, paths }: PublishRequest,
  { read, publish, remove }: Dependencies,
): Promise<PublishedFile[]> {
  const files: PublishedFile[] = [];
  for (const upload of paths) {
    try {
      const media = await checkUpload(company_id, kind, upload, read);
      await publish(media);
      files.push({ upload, path: media.row.path });
    } catch (error) {
      if (!(error instanceof FileError)) throw error;
      files.push({ upload, code: error.code, context: error.context });
    }
  }
  const done = kind === 'picture' ? paths.flatMap((path) => [path, ...siblingsOf(path)]) : paths;
  // A failure is harmless, because clear-uploads removes remaining uploads.
  await remove(done).catch((error: unknown) => console.error('publish-media', error));
  return files;
}

const siblingsOf = (path: string) => siblingWidths.map((width) => siblingOf(path, width));

/**
 * Handles POST `{company_id, kind, paths}` from callers who may store media of the company: checks the bytes of each upload
 * and publishes valid ones. Returns `{files}` with the public path or the error code of each.
 */
export function createHandler(dependencies: Dependencies): (request: Request) => Promise<Response> {
  return async (request) => {
    if (request.method === 'OPTIONS') return preflight();
    if (request.method !== 'POST') return answer(405, { code: 'not_found' });
    const parsed = parseRequest(await request.json().catch(() => null));
    if (typeof parsed === 'string') return answer(parsed === 'not_allowed' ? 403 : 422, { code: parsed });
    try {
      const refusal = await dependencies.refuse(request, parsed.company_id, parsed.kind);
      if (refusal) return answer(refusal.status, { code: refusal.code, context: refusal.context ?? {} });
      return answer(200, { files: await publishAll(parsed, dependencies) });
    } catch (error) {
      console.error('publish-media', error instanceof Error ? error.message : error);
      return answer(503, { code: 'service_unavailable' });
    }
  };
}
