import { Unzip, UnzipInflate } from 'fflate';
import { largestFile } from './limits.ts';

/** A dropped picture, or a picture in a dropped ZIP file. */
export interface PictureFile {
  /** File name without folders. */
  name: string;
  file: Blob;
}

const pictureName = /\.(?:jpe?g|png|webp|gif|bmp|avif)$/i;
const isZip = (name: string) => /\.zip$/i.test(name);

const baseName = (path: string) => path.split(/[\\/]/).at(-1)!;

/**
 * Pictures among the files, including those in ZIP files, one after another, so that only one is in memory.
 * Skips files that are too large or have no picture extension. Throws if a ZIP file is damaged.
 */
export async function* unpackPictures(files: readonly File[]): AsyncGenerator<PictureFile> {
  for (const file of files) {
    if (isZip(file.name)) yield* unpackZip(file);
    else if (pictureName.test(file.name)) yield { name: baseName(file.name), file };
  }
}

async function* unpackZip(zip: File): AsyncGenerator<PictureFile> {
  const ready: PictureFile[] = [];
  let failure: Error | undefined;
  const unzip = new Unzip((entry) => {
    const name = baseName(entry.name);
    // macOS adds metadata files whose names start with a dot.
    if (!pictureName.test(name) || name.startsWith('.')) return;
    const parts: Uint8Array<ArrayBuffer>[] = [];
    let size = 0;
    entry.ondata = (error, part, isLast) => {
      if (error) failure ??= error;
      size += part?.length ?? 0;
      if (size > largestFile) return entry.terminate();
      if (part) parts.push(part as Uint8Array<ArrayBuffer>);
      if (isLast) ready.push({ name, file: new Blob(parts) });
    };
    entry.start();
  });
  unzip.register(UnzipInflate);
  const reader = zip.stream().getReader();
  try {
    for (;;) {
      const { done, value } = await reader.read();
      unzip.push(value ?? new Uint8Array(), done);
      if (failure) throw failure;
      yield* ready.splice(0);
      if (done) return;
    }
  } finally {
    await reader.cancel();
  }
}
