const delimiters = ['\t', ';', '؛', '|', '،', ','] as const;

/**
 * Splits text at a delimiter according to RFC 4180; a quote that is never closed is an ordinary character.
 */
export function* splitRows(text: string, delimiter: string): Generator<string[]> {
  let row: string[] = [];
  let start = 0;
  const endCell = (end: number) => row.push(text.slice(start, end));
  for (let at = 0; at < text.length; at += 1) {
    const character = text[at]!;
    if (character === '"' && at === start) {
      const end = endOfQuoted(text, at, delimiter);
      if (end !== null) {
        row.push(text.slice(at + 1, end).replaceAll('""', '"'));
        at = end;
        start = -1;
      }
    } else if (character === delimiter || character === '\n') {
      if (start >= 0) endCell(at);
      start = at + 1;
      if (character === '\n') {
        yield row;
        row = [];
      }
    }
  }
  if (start >= 0) endCell(text.length);
  yield row;
}

/**
 * Position of the closing quote for the quote at `from`: before a delimiter, a line break or the end; null if
 * there is none.
 */
function endOfQuoted(text: string, from: number, delimiter: string): number | null {
  for (let at = text.indexOf('"', from + 1); at >= 0; at = text.indexOf('"', at + 1)) {
    const next = text[at + 1];
    if (next === '"') at += 1;
    else return next === undefined || next === delimiter || next === '\n' ? at : null;
  }
  return null;
}

/**
 * The delimiter that splits at least 60 % of the lines into the same number of cells; null if the text is no
 * table. Ignores commas between digits (numbers) and before spaces (sentences).
 */
export function findDelimiter(text: string): string | null {
  const lines = firstLines(text);
  for (const delimiter of delimiters) {
    const counts = lines.map((line) => countOf(line, delimiter));
    const split = counts.filter((count) => count > 0);
    if (split.length === 0 || split.length < lines.length * 0.6) continue;
    if (delimiter === '\t' || delimiter === '|') return delimiter;
    const usual = mostFrequent(split);
    if (split.filter((count) => count === usual).length >= lines.length * 0.6) return delimiter;
  }
  return null;
}

/** Sample of lines for the detection. */
function firstLines(text: string): string[] {
  return text
    .slice(0, 200_000)
    .split('\n')
    .filter((line) => line.trim() !== '')
    .slice(0, 200);
}

/**
 * The delimiter of a table: the most frequent in the first line that occurs at least as often in 60 % of the
 * other lines, so that lists within cells ("a.jpg|b.jpg") and prices ("A1,250") do not mislead the detection.
 * Null if there is none.
 */
export function findTableDelimiter(text: string): string | null {
  const bare = text.slice(0, 200_000).replace(/(^|[\t;؛|،,\n])"(?:[^"]|"")*"/g, '$1');
  const [first = '', ...others] = firstLines(bare);
  let best: string | null = null;
  let most = 0;
  for (const delimiter of delimiters) {
    const count = countOf(first, delimiter);
    const full = others.filter((line) => line.split(delimiter).length > count).length;
    if (count > most && full >= others.length * 0.6) [best, most] = [delimiter, count];
  }
  return best;
}

function countOf(line: string, delimiter: string): number {
  const bare = line.replace(/"[^"]*"/g, '');
  if (delimiter !== ',') return bare.split(delimiter).length - 1;
  return [...bare.matchAll(/(?<!\d),|,(?!\d{3}(?!\d))/g)].length;
}

function mostFrequent(numbers: number[]): number {
  const counts = new Map<number, number>();
  for (const number of numbers) counts.set(number, (counts.get(number) ?? 0) + 1);
  return [...counts].sort(([, left], [, right]) => right - left)[0]![0];
}

/** Normalizes line breaks and removes the byte order mark, NUL and direction marks. */
export function cleanText(text: string): string {
  return text
    .replace(/^\ufeff/, '')
    .replace(/\r\n?|\u2028|\u2029/g, '\n')
    .replaceAll('\0', '')
    .replace(/[\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, '')
    .replace(/\u00a0/g, ' ');
}

/**
 * Splits text into rows of cells at commas, semicolons, bars or tabs. Without a delimiter each row has one
 * cell.
 */
export function parseDelimited(text: string, delimiter?: string | null): string[][] {
  const clean = cleanText(text);
  const found = delimiter === undefined ? findDelimiter(clean) : delimiter;
  const rows = found === null ? clean.split('\n').map((line) => [line]) : [...splitRows(clean, found)];
  return rows.map((row) => row.map((cell) => cell.replace(/\s+/g, ' ').trim()));
}

type Encoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1256';

/**
 * Detects UTF-16 without a byte order mark: every second byte of digits, delimiters and line breaks is zero,
 * on the same side.
 */
function wideEncoding(bytes: Uint8Array): Encoding | null {
  const zeros = [0, 0];
  const sample = bytes.subarray(0, 4096);
  for (let at = 0; at < sample.length; at += 1) if (sample[at] === 0) zeros[at % 2]! += 1;
  const [even = 0, odd = 0] = zeros;
  if (bytes.length % 2 !== 0 || Math.max(even, odd) < sample.length * 0.02) return null;
  if (even === 0) return 'utf-16le';
  return odd === 0 ? 'utf-16be' : null;
}

/** UTF-8 or UTF-16 by byte order mark or content; null for binary data. */
function encodingOf(bytes: Uint8Array): Encoding | null {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  // Binary data contains control characters that text does not.
  const sample = bytes.subarray(0, 4096);
  if (sample.includes(0)) return wideEncoding(bytes);
  if (sample.some((byte) => byte < 9 || (byte > 13 && byte < 27))) return null;
  return 'utf-8';
}

/**
 * Decodes a text file, with the Arabic code page of Windows if it is not valid UTF-8; null for binary data.
 */
export function decodeText(bytes: Uint8Array): string | null {
  const encoding = encodingOf(bytes);
  if (encoding === null) return null;
  try {
    return new TextDecoder(encoding, { fatal: encoding === 'utf-8' }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1256').decode(bytes);
  }
}
