import { SheetError } from './limits.ts';
import { textPieces } from './text-pieces.ts';
import { UnusualForm } from './unusual-form.ts';
import { decodeXml } from './xml.ts';

/** Longer than any Excel text, even if each of its 32,767 characters is written as a reference. */
const longestItem = 1_000_000;

/** `_x000D_` is Office's notation of a character that XML does not allow. */
export function decodeText(text: string): string {
  const plain = decodeXml(text);
  const whole = plain.includes('_x')
    ? plain.replace(/_x([\da-fA-F]{4})_/g, (_, code: string) => String.fromCharCode(parseInt(code, 16)))
    : plain;
  return whole.includes('\r') ? whole.replace(/\r\n?/g, '\n') : whole;
}

/** Text of a string item: its runs joined. */
export function textOfRuns(xml: string): string {
  if (xml.startsWith('<t>') && xml.indexOf('<', 3) === xml.length - 4) return decodeText(xml.slice(3, -4));
  if (xml.includes('<!') || xml.includes('<rPh')) throw new UnusualForm('markup in a text');
  let text = '';
  for (const [, run] of xml.matchAll(/<t(?:\s[^<>]*)?>([^<]*)<\/t>/g)) text += run!;
  return decodeText(text);
}

/** The shared strings, which cells refer to by index. */
export async function readSharedStrings(
  bytes: AsyncIterable<Uint8Array>,
  longest: number,
): Promise<string[]> {
  const texts: string[] = [];
  let rest = '';
  for await (const piece of textPieces(bytes)) {
    const text = rest + piece;
    let at = 0;
    for (;;) {
      const start = text.indexOf('<si', at);
      if (start < 0) break;
      if (text.startsWith('<si/>', start)) {
        texts.push('');
        at = start + 5;
        continue;
      }
      const end = text.indexOf('</si>', start);
      if (end < 0) break;
      if (start > at && text.slice(at, start).includes('<!')) throw new UnusualForm('markup between texts');
      if (text[start + 3] !== '>') throw new UnusualForm('an item with attributes');
      texts.push(textOfRuns(text.slice(start + 4, end)).slice(0, longest));
      at = end + 5;
    }
    rest = text.slice(at);
    if (/<(?:\w+:si\b|!)/.test(rest)) throw new UnusualForm('markup or prefixes');
    if (rest.length > longestItem) throw new SheetError('file_too_large');
  }
  return texts;
}
