import { encodePicture } from '@mawad/shared-ui/pictures/encode-picture';
import { PictureError } from '@mawad/shared-ui/pictures/limits';
import { mintUuid } from '@mawad/shared-ui/uuid';
import { type Backend, publicFileUrl } from '@mawad/supabase/client';
import { AppError } from '@mawad/supabase/errors';
import type { CategoryFileRow } from '@mawad/supabase/queries/category-import';
import { fetchSitePicture, pictureCodes, storeSitePicture } from '@mawad/supabase/queries/media';

interface BringOptions {
  signal: AbortSignal;
  /** Of the addresses that are fetched. */
  onProgress: (progress: { done: number; total: number }) => void;
}

type Brought = { path: string } | { problem: string };

/** Pictures that are worked on side by side. */
const atOnce = 3;

/**
 * The rows with the paths of their pictures in the place of addresses: each picture is fetched, encoded and stored once. A row
 * whose address gives none gets the problem; files that the site wrote name pictures that are here. Throws what is not of a
 * picture, and the signal's reason.
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

/** The path that an address of our own or a path itself names; null for addresses of elsewhere. */
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
