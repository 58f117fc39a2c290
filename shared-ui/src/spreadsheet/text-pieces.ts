import { UnusualForm } from './unusual-form.ts';

/** Pieces are joined to this size, bytes, before they are decoded: fewer, longer texts are quicker to scan. */
const pieceSize = 256 * 1024;

/** The text of UTF-8 bytes in pieces. Bytes of any other encoding are an unusual form. */
export async function* textPieces(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  const decode = (part: Uint8Array, stream: boolean) => {
    try {
      return decoder.decode(part, { stream });
    } catch {
      throw new UnusualForm('encoding');
    }
  };
  const joined = new Uint8Array(pieceSize);
  let filled = 0;
  for await (const piece of bytes) {
    for (let at = 0; at < piece.length;) {
      const part = piece.subarray(at, at + pieceSize - filled);
      joined.set(part, filled);
      filled += part.length;
      at += part.length;
      if (filled < pieceSize) continue;
      yield decode(joined, true);
      filled = 0;
    }
  }
  yield decode(joined.subarray(0, filled), false);
}
