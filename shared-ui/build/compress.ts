import { createReadStream, createWriteStream } from 'node:fs';
import { readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { constants, createBrotliCompress, createGzip } from 'node:zlib';

const isText = /\.(?:c?js|css|json|html|svg|txt|webmanifest)$/;
/** Files below this size in bytes gain nothing. */
const threshold = 512;
/** Compressions at a time, one for each of Node's pool threads. */
const atOnce = 4;

const encoders = {
  '.br': (size: number) =>
    createBrotliCompress({
      params: {
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: size,
      },
    }),
  '.gz': () => createGzip({ level: 9 }),
};
type Encoding = keyof typeof encoders;
const encodings = Object.keys(encoders) as Encoding[];

/** Compressed copy that a file of a build lacks; `size` is that of the file in bytes. */
export interface MissingCopy {
  source: string;
  encoding: Encoding;
  size: number;
}

async function findMissing(folder: string): Promise<MissingCopy[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const missing: MissingCopy[] = [];
  for (const entry of entries) {
    if (!entry.isFile() || !isText.test(entry.name)) continue;
    const source = join(entry.parentPath, entry.name);
    const { size, mtimeMs } = await stat(source);
    for (const encoding of encodings) {
      const copy = await stat(source + encoding).catch(() => null);
      if (size >= threshold && copy && copy.mtimeMs >= mtimeMs) continue;
      await rm(source + encoding, { force: true });
      if (size >= threshold) missing.push({ source, encoding, size });
    }
  }
  return missing;
}

/**
 * Removes compressed copies that are older than their files in the builds in `folders`. Returns the copies that are missing,
 * the largest first.
 */
export async function removeStaleCopies(folders: string[]): Promise<MissingCopy[]> {
  const missing = await Promise.all(folders.map(findMissing));
  return missing.flat().sort((a, b) => b.size - a.size);
}

/**
 * Writes `.br` and `.gz` copies beside the text files of builds, for servers that serve precompressed files. A copy gets its
 * name when it is complete, so a server can run meanwhile.
 */
export async function writeCopies(copies: MissingCopy[]): Promise<void> {
  const left = [...copies];
  const work = async () => {
    for (let copy = left.shift(); copy; copy = left.shift()) {
      const { source, encoding, size } = copy;
      const partial = `${source}${encoding}.partial`;
      await pipeline(createReadStream(source), encoders[encoding](size), createWriteStream(partial));
      await rename(partial, source + encoding);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
}
