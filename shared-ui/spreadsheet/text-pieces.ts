import { UnusualForm } from './unusual-form.ts';

/**
 * Size in bytes to which pieces are joined before decoding, because fewer, longer texts are scanned faster.
 */
const pieceSize = 256 * 1024;

/** Decodes UTF-8 bytes in pieces. Throws UnusualForm for any other encoding. */
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
