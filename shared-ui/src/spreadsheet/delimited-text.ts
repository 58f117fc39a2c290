const delimiters = ['\t', ';', '؛', '|', '،', ','] as const;

/** Splits text at a delimiter as RFC 4180 says; quotes that never close are ordinary characters. */
function splitRows(text: string, delimiter: string): string[][] {
  const rows: string[][] = [];
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
        rows.push(row);
        row = [];
      }
    }
  }
  if (start >= 0) endCell(text.length);
  rows.push(row);
  return rows;
}

/** Where the quote that opens at `from` closes: before a delimiter, a line's end or the end; or null. */
function endOfQuoted(text: string, from: number, delimiter: string): number | null {
  for (let at = text.indexOf('"', from + 1); at >= 0; at = text.indexOf('"', at + 1)) {
    const next = text[at + 1];
    if (next === '"') at += 1;
    else return next === undefined || next === delimiter || next === '\n' ? at : null;
  }
  return null;
}

/**
 * The delimiter that splits most lines into the same number of cells, or null when the text is not a table. A comma
 * between digits is part of a number and one before a space part of a sentence.
 */
export function findDelimiter(text: string): string | null {
  const lines = text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .slice(0, 200);
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

/** One kind of line end, no byte order mark, no characters that only confuse. */
export function cleanText(text: string): string {
  return text
    .replace(/^\ufeff/, '')
    .replace(/\r\n?|\u2028|\u2029/g, '\n')
    .replaceAll('\0', '')
    .replace(/[\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, '')
    .replace(/\u00a0/g, ' ');
}

/**
 * Rows of cells of a text: comma, semicolon, bar or tab between them. A text without any of these has one cell a row.
 */
export function parseDelimited(text: string, delimiter?: string | null): string[][] {
  const clean = cleanText(text);
  const between = delimiter === undefined ? findDelimiter(clean) : delimiter;
  const rows = between === null ? clean.split('\n').map((line) => [line]) : splitRows(clean, between);
  return rows.map((row) => row.map((cell) => cell.replace(/\s+/g, ' ').trim()));
}

/** The text of a file: UTF-8 or UTF-16 by its mark, else UTF-8 where it is valid, else the Arabic code page of Windows. */
export function decodeText(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1256').decode(bytes);
  }
}
