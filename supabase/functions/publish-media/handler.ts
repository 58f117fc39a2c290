import { answer, preflight, type Refusal } from '../_shared/answers.ts';
import { FileError } from './formats/format.ts';
import { checkUpload, type CheckedMedia, type ReadUpload } from './media.ts';
import { parseRequest, siblingOf, siblingWidths, type MediaKind, type PublishRequest } from './request.ts';

/** What the function works with; index.ts wires the real things. */
export interface Dependencies {
  /** Asks the database, as the caller, whether they may give the company files of the kind; null when they may. */
  refuse(request: Request, companyId: string, kind: MediaKind): Promise<Refusal | null>;
  read: ReadUpload;
  /** Stores what was checked in its bucket and notes what is public. */
  publish(media: CheckedMedia): Promise<void>;
  remove(uploads: string[]): Promise<unknown>;
}

/** What became of each file that was named, in that order. */
export type PublishedFile =
  { upload: string; path: string } | { upload: string; code: string; context: Record<string, unknown> };

/** Pictures of a call are looked at one after the other, which bounds the memory. */
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
  // Uploads that remain are removed by clear-uploads.
  await remove(done).catch((error: unknown) => console.error('publish-media', error));
  return files;
}

const siblingsOf = (path: string) => siblingWidths.map((width) => siblingOf(path, width));

/**
 * Answers POST `{company_id, kind, paths}` of whoever may store media of the company: checks the bytes of each upload and
 * publishes what is sound. `files` says of each its path, or the code of what is wrong with it.
 */
export function createHandler(dependencies: Dependencies): (request: Request) => Promise<Response> {
  return async (request) => {
    if (request.method === 'OPTIONS') return preflight();
    if (request.method !== 'POST') return answer(405, { code: 'not_found' });
    const asked = parseRequest(await request.json().catch(() => null));
    if (typeof asked === 'string') return answer(asked === 'not_allowed' ? 403 : 422, { code: asked });
    try {
      const refusal = await dependencies.refuse(request, asked.company_id, asked.kind);
      if (refusal) return answer(refusal.status, { code: refusal.code, context: refusal.context ?? {} });
      return answer(200, { files: await publishAll(asked, dependencies) });
    } catch (error) {
      console.error('publish-media', error instanceof Error ? error.message : error);
      return answer(503, { code: 'service_unavailable' });
    }
  };
}
