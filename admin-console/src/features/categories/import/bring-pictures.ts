import { encodePicture } from '@mawad/shared-ui/kit/pictures/encode-picture.ts';
import { PictureError } from '@mawad/shared-ui/kit/pictures/limits.ts';
import { mintUuid } from '@mawad/shared-ui/kit/uuid.ts';
import { type Backend, publicFileUrl } from '@mawad/supabase/client';
import { AppError } from '@mawad/supabase/errors';
import type { CategoryFileRow } from '@mawad/supabase/catalogue/category-import-queries';
import { fetchSitePicture, pictureCodes, storeSitePicture } from '@mawad/supabase/uploads/queries';

interface BringOptions {
  signal: AbortSignal;
  /** Counts URLs to fetch. */
  onProgress: (progress: { done: number; total: number }) => void;
}

type Brought = { path: string } | { problem: string };

/** Pictures processed concurrently. */
const atOnce = 3;

/**
 * Replaces picture URLs in the rows with storage paths; each picture is fetched, encoded and stored once. A row whose
 * URL yields no picture gets a problem. URLs of this site are already stored pictures and are not fetched. Throws
 * errors that do not concern a picture, and the signal's reason.
 */
export async function bringPictures(
  backend: Backend,
  rows: readonly CategoryFileRow[],
  { signal, onProgress }: BringOptions,
): Promise<CategoryFileRow[]> {
  const ownBase = publicFileUrl(backend.config, '');
  const brought = new Map<string, Brought>();
  for (const { values } of rows) {
    if (typeof values.image !== 'string') continue;
    const own = ownPath(values.image, ownBase);
    brought.set(values.image, own === null ? { problem: 'picture_address' } : { path: own });
  }
  const wanted = [...brought.keys()].filter((address) => ownPath(address, ownBase) === null);
  const queue = wanted.values();
  let done = 0;
  let hasFailed = false;
  const work = async () => {
    for (const address of queue) {
      if (hasFailed) return;
      signal.throwIfAborted();
      const found = await bring(backend, address, signal).catch((error: unknown) => {
        hasFailed = true;
        throw error;
      });
      brought.set(address, found);
      onProgress({ done: (done += 1), total: wanted.length });
    }
  };
  if (wanted.length > 0) onProgress({ done, total: wanted.length });
  await Promise.all(Array.from({ length: atOnce }, work));
  return rows.map((row) => withPicture(row, brought));
}

/** Storage path of a URL of this site, or a path as given; null for URLs of other sites. */
function ownPath(text: string, ownBase: string): string | null {
  if (text.startsWith(ownBase)) return decodeURIComponent(text.slice(ownBase.length));
  return /^[a-z][a-z0-9+.-]*:/i.test(text) ? null : text;
}

async function bring(backend: Backend, address: string, signal: AbortSignal): Promise<Brought> {
  try {
    const files = await encodePicture(await fetchSitePicture(backend, 'categories', address), signal);
    return { path: await storeSitePicture(backend, 'categories', mintUuid(), { files }, { signal }) };
  } catch (error) {
    signal.throwIfAborted();
    const isOfThePicture =
      error instanceof PictureError || (error instanceof AppError && pictureCodes.has(error.code));
    if (!isOfThePicture) throw error;
    return { problem: error.code };
  }
}

function withPicture(row: CategoryFileRow, brought: ReadonlyMap<string, Brought>): CategoryFileRow {
  const { image, ...values } = row.values;
  const found = typeof image === 'string' ? brought.get(image) : undefined;
  if (!found) return row;
  if ('path' in found) return { ...row, values: { ...values, image: found.path } };
  const problem = { field: 'image', code: found.problem, params: { value: image as string } };
  return { ...row, values, problems: [...row.problems, problem] };
}
