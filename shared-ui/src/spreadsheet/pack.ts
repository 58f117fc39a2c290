import { checksum } from './checksum.ts';

/** Sizes, names and checksum as local header and directory both hold them. */
function describe(name: Uint8Array, content: Uint8Array): Uint8Array {
  const bytes = new Uint8Array(26);
  const view = new DataView(bytes.buffer);
  view.setUint16(0, 20, true);
  view.setUint16(2, 0x0800, true);
  view.setUint32(10, checksum(content), true);
  view.setUint32(14, content.length, true);
  view.setUint32(18, content.length, true);
  view.setUint16(22, name.length, true);
  return bytes;
}

function header(signature: number, length: number): [Uint8Array, DataView] {
  const bytes = new Uint8Array(length);
  const view = new DataView(bytes.buffer);
  view.setUint32(0, signature, true);
  return [bytes, view];
}

/** A ZIP file of the parts, not compressed: what was measured is exactly what is read. */
export function packParts(parts: Map<string, Uint8Array>): Uint8Array {
  const pieces: Uint8Array[] = [];
  const directory: Uint8Array[] = [];
  let offset = 0;
  for (const [path, content] of parts) {
    const name = new TextEncoder().encode(path);
    const facts = describe(name, content);
    const [local] = header(0x04034b50, 30);
    local.set(facts, 4);
    const [central, view] = header(0x02014b50, 46);
    view.setUint16(4, 20, true);
    central.set(facts, 6);
    view.setUint32(42, offset, true);
    pieces.push(local, name, content);
    directory.push(central, name);
    offset += 30 + name.length + content.length;
  }
  const directorySize = directory.reduce((sum, { length }) => sum + length, 0);
  const [end, view] = header(0x06054b50, 22);
  view.setUint16(8, parts.size, true);
  view.setUint16(10, parts.size, true);
  view.setUint32(12, directorySize, true);
  view.setUint32(16, offset, true);
  const all = new Uint8Array(offset + directorySize + 22);
  let at = 0;
  for (const piece of [...pieces, ...directory, end]) {
    all.set(piece, at);
    at += piece.length;
  }
  return all;
}
