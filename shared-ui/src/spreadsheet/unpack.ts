import { checksum } from './checksum.ts';
import { SheetError, type SheetLimits } from './limits.ts';

interface Entry {
  name: string;
  isPacked: boolean;
  checksum: number;
  packedSize: number;
  size: number;
  offset: number;
}

const broken = () => new SheetError('file_parse_failed');

/** The parts that a workbook's cells depend on; macros, pictures, drawings and what else may be inside stay packed. */
const wanted =
  /^(\[Content_Types\]\.xml|_rels\/\.rels|xl\/[^/]+\.xml|xl\/_rels\/[^/]+\.rels|xl\/(worksheets|persons|externalLinks)\/[^/]+\.xml|xl\/externalLinks\/_rels\/[^/]+\.rels)$/i;

/** Reads the directory at the end of a ZIP file. Throws SheetError. */
function readDirectory(bytes: Uint8Array, limits: SheetLimits): Entry[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const end = findEnd(view);
  const count = view.getUint16(end + 10, true);
  let at = view.getUint32(end + 16, true);
  if (count === 0xffff || at === 0xffffffff) throw broken();
  if (count > limits.entries) throw new SheetError('file_too_large');
  const entries: Entry[] = [];
  for (let index = 0; index < count; index += 1) {
    if (at + 46 > view.byteLength || view.getUint32(at, true) !== 0x02014b50) throw broken();
    const flags = view.getUint16(at + 8, true);
    const method = view.getUint16(at + 10, true);
    const nameLength = view.getUint16(at + 28, true);
    if ((flags & 1) !== 0 || (method !== 0 && method !== 8)) throw broken();
    entries.push({
      name: new TextDecoder().decode(bytes.subarray(at + 46, at + 46 + nameLength)).replaceAll('\\', '/'),
      isPacked: method === 8,
      checksum: view.getUint32(at + 16, true),
      packedSize: view.getUint32(at + 20, true),
      size: view.getUint32(at + 24, true),
      offset: view.getUint32(at + 42, true),
    });
    at += 46 + nameLength + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
  }
  return entries;
}

function findEnd(view: DataView): number {
  const lowest = Math.max(0, view.byteLength - 22 - 0xffff);
  for (let at = view.byteLength - 22; at >= lowest; at -= 1) {
    if (view.getUint32(at, true) === 0x06054b50) return at;
  }
  throw broken();
}

/** The bytes of a part as they are in the file. */
function packedBytes(bytes: Uint8Array, { offset, packedSize }: Entry): Uint8Array {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (offset + 30 > view.byteLength || view.getUint32(offset, true) !== 0x04034b50) throw broken();
  const start = offset + 30 + view.getUint16(offset + 26, true) + view.getUint16(offset + 28, true);
  if (start + packedSize > view.byteLength) throw broken();
  return bytes.subarray(start, start + packedSize);
}

/** Unpacks a part and stops as soon as it gives more than `most` bytes, whatever its header says. */
async function inflate(packed: Uint8Array, most: number): Promise<Uint8Array> {
  const stream = new DecompressionStream('deflate-raw');
  const writer = stream.writable.getWriter();
  const written = writer
    .write(packed as Uint8Array<ArrayBuffer>)
    .then(() => writer.close())
    .catch(() => undefined);
  const chunks: Uint8Array[] = [];
  let size = 0;
  const reader = stream.readable.getReader();
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) break;
      size += value.length;
      if (size > most) throw new SheetError('file_too_large');
      chunks.push(value);
    }
  } catch (error) {
    void reader.cancel().catch(() => undefined);
    throw error instanceof SheetError ? error : broken();
  }
  await written;
  return join(chunks, size);
}

function join(chunks: Uint8Array[], size: number): Uint8Array {
  const all = new Uint8Array(size);
  let at = 0;
  for (const chunk of chunks) {
    all.set(chunk, at);
    at += chunk.length;
  }
  return all;
}

/**
 * Takes the parts of an .xlsx file that hold cells out of it, each measured while it is unpacked. Throws SheetError:
 * `file_type_unsupported` for an archive that is no workbook, `file_too_large`, `file_parse_failed`.
 */
export async function unpackWorkbook(
  bytes: Uint8Array,
  limits: SheetLimits,
): Promise<Map<string, Uint8Array>> {
  const entries = readDirectory(bytes, limits);
  if (!entries.some(({ name }) => /^xl\/workbook\d*\.xml$/i.test(name)))
    throw new SheetError('file_type_unsupported');
  const parts = new Map<string, Uint8Array>();
  let left = limits.inflatedBytes;
  for (const entry of entries.filter(({ name }) => wanted.test(name))) {
    if (entry.size > left) throw new SheetError('file_too_large');
    const packed = packedBytes(bytes, entry);
    const content = entry.isPacked ? await inflate(packed, left) : packed;
    if (checksum(content) !== entry.checksum) throw broken();
    left -= content.length;
    parts.set(entry.name, content);
  }
  return parts;
}
