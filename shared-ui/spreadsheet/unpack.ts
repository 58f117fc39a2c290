import { addToChecksum } from './checksum.ts';
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

function packedBytes(bytes: Uint8Array, { offset, packedSize }: Entry): Uint8Array {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (offset + 30 > view.byteLength || view.getUint32(offset, true) !== 0x04034b50) throw broken();
  const start = offset + 30 + view.getUint16(offset + 26, true) + view.getUint16(offset + 28, true);
  if (start + packedSize > view.byteLength) throw broken();
  return bytes.subarray(start, start + packedSize);
}

/** Unpacks a part piece by piece; leaving the loop cancels it. */
async function* inflate(packed: Uint8Array): AsyncGenerator<Uint8Array> {
  const stream = new DecompressionStream('deflate-raw');
  const writer = stream.writable.getWriter();
  writer
    .write(packed as Uint8Array<ArrayBuffer>)
    .then(() => writer.close())
    .catch(() => undefined);
  const reader = stream.readable.getReader();
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      yield value;
    }
  } catch (error) {
    throw new SheetError('file_parse_failed', { cause: error });
  } finally {
    void reader.cancel().catch(() => undefined);
  }
}

/** The parts of a ZIP file; each is measured and verified before it is used. */
export class Archive {
  readonly #bytes: Uint8Array;
  readonly #entries: Map<string, Entry>;
  #remainingBytes: number;
  readonly #checked = new Map<string, number>();

  /** Throws SheetError. */
  constructor(bytes: Uint8Array, limits: SheetLimits) {
    this.#bytes = bytes;
    // Excel refuses two parts with the same name: such a file shows different content to different readers.
    const entries = readDirectory(bytes, limits);
    this.#entries = new Map(entries.map((entry) => [entry.name.toLowerCase(), entry]));
    if (this.#entries.size < entries.length) throw broken();
    this.#remainingBytes = limits.inflatedBytes;
  }

  get names(): string[] {
    return Array.from(this.#entries.values(), ({ name }) => name);
  }

  has(name: string): boolean {
    return this.#entries.has(name.toLowerCase());
  }

  /** Declared unpacked size of the named parts. */
  claimedSize(names: readonly string[]): number {
    return names.reduce((sum, name) => sum + this.#find(name).size, 0);
  }

  /**
   * Unpacks a part without storing it and returns its size. Throws if the part exceeds the limit, whatever
   * size it declares, or its checksum is wrong. `stream` returns the same bytes afterwards.
   */
  async check(name: string): Promise<number> {
    const entry = this.#find(name);
    const known = this.#checked.get(entry.name);
    if (known !== undefined) return known;
    if (entry.size > this.#remainingBytes) throw new SheetError('file_too_large');
    let size = 0;
    let checksum = 0;
    for await (const piece of this.#pieces(entry)) {
      size += piece.length;
      if (size > this.#remainingBytes) throw new SheetError('file_too_large');
      checksum = addToChecksum(checksum, piece);
    }
    if (checksum !== entry.checksum) throw broken();
    this.#remainingBytes -= size;
    this.#checked.set(entry.name, size);
    return size;
  }

  /** Pieces of a part, verified before the first is returned. */
  async *stream(name: string): AsyncGenerator<Uint8Array> {
    await this.check(name);
    yield* this.#pieces(this.#find(name));
  }

  async read(name: string): Promise<Uint8Array> {
    const all = new Uint8Array(await this.check(name));
    let at = 0;
    for await (const piece of this.#pieces(this.#find(name))) {
      all.set(piece, at);
      at += piece.length;
    }
    return all;
  }

  /** A whole part as text; empty if there is none. */
  async readText(name: string): Promise<string> {
    return this.has(name) ? new TextDecoder().decode(await this.read(name)) : '';
  }

  #find(name: string): Entry {
    const entry = this.#entries.get(name.toLowerCase());
    if (!entry) throw broken();
    return entry;
  }

  async *#pieces(entry: Entry): AsyncGenerator<Uint8Array> {
    const packed = packedBytes(this.#bytes, entry);
    if (entry.isPacked) yield* inflate(packed);
    else yield packed;
  }
}
