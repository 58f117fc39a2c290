import { encodePicture } from '@mawad/shared-ui/kit/pictures/encode-picture.ts';
import { PictureError } from '@mawad/shared-ui/kit/pictures/limits.ts';
import { unpackPictures } from '@mawad/shared-ui/kit/pictures/unpack-pictures.ts';
import { mintUuid } from '@mawad/shared-ui/kit/uuid.ts';
import type { Backend } from '@mawad/supabase/client';
import { AppError } from '@mawad/supabase/errors';
import { listWantedPictures, setImportPicture, type ImportProgress } from '@mawad/supabase/imports/queries';
import { fetchPicture, pictureCodes, publishPicture } from '@mawad/supabase/uploads/queries';
import { nameMatcher } from './match-names.ts';

export type BringingImport = Pick<ImportProgress, 'id' | 'company_id'>;

export interface BringOptions {
  signal: AbortSignal;
  /** Receives the number of names handled since the start. */
  onProgress: (done: number) => void;
}

/** Number of pictures uploaded in parallel. */
const parallelUploads = 3;
const pageSize = 100;

/** Publishes one picture and stores its result. Throws temporary errors, which a retry may fix, and the signal's reason. */
async function bring(
  backend: Backend,
  one: BringingImport,
  names: readonly string[],
  read: () => Promise<Blob> | Blob,
  signal: AbortSignal,
): Promise<void> {
  const note = async (outcome: { path: string } | { problem: string }) => {
    for (const name of names) await setImportPicture(backend.data, one.id, name, outcome);
  };
  try {
    const files = await encodePicture(await read(), signal);
    await note({ path: await publishPicture(backend, one.company_id, mintUuid(), { files }, { signal }) });
  } catch (error) {
    signal.throwIfAborted();
    const isOfThePicture =
      error instanceof PictureError || (error instanceof AppError && pictureCodes.has(error.code));
    if (!isOfThePicture) throw error;
    await note({ problem: error.code });
  }
}

/** Handles a few items in parallel; stops at the first failure. */
async function each<Item>(items: AsyncIterable<Item>, work: (item: Item) => Promise<void>): Promise<void> {
  const iterator = items[Symbol.asyncIterator]();
  let failed = false;
  const run = async () => {
    while (!failed) {
      const next = await iterator.next();
      if (next.done) return;
      await work(next.value).catch((error: unknown) => {
        failed = true;
        throw error;
      });
    }
  };
  try {
    await Promise.all(Array.from({ length: parallelUploads }, run));
  } finally {
    await iterator.return?.();
  }
}

/** Names of pictures that are not there yet. */
async function missingNames(
  backend: Backend,
  one: BringingImport,
  state: 'addresses' | 'files',
): Promise<string[]> {
  const names: string[] = [];
  for (let [page, pages] = [1, 1]; page <= pages; page += 1) {
    const found = await listWantedPictures(backend.data, one.id, { state, page, page_size: pageSize });
    names.push(...found.items.map(({ name }) => name));
    pages = found.pages;
  }
  return names;
}

/** Fetches untried pictures that are named by URL. Throws temporary errors, which a retry may fix. */
export async function bringAddresses(
  backend: Backend,
  one: BringingImport,
  { signal, onProgress }: BringOptions,
): Promise<void> {
  const names = await missingNames(backend, one, 'addresses');
  let done = 0;
  await each(
    (async function* () {
      yield* names;
    })(),
    async (name) => {
      signal.throwIfAborted();
      await bring(backend, one, [name], () => fetchPicture(backend, one.company_id, name), signal);
      onProgress((done += 1));
    },
  );
}

/**
 * Uploads pictures that rows name by file name, from files, folders and ZIP files. Returns the number of files that no
 * row names. Throws temporary errors, which a retry may fix.
 */
export async function bringFiles(
  backend: Backend,
  one: BringingImport,
  files: readonly File[],
  { signal, onProgress }: BringOptions,
): Promise<number> {
  const namesOf = nameMatcher(await missingNames(backend, one, 'files'));
  let [done, unnamed] = [0, 0];
  await each(unpackPictures(files), async ({ name, file }) => {
    signal.throwIfAborted();
    const names = namesOf(name);
    if (names.length === 0) unnamed += 1;
    else {
      await bring(backend, one, names, () => file, signal);
      onProgress((done += names.length));
    }
  });
  return unnamed;
}
