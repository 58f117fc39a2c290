import { FileError, hasText, requireSound, viewOf } from './format.ts';

export const workbookType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

const localHeader = 'PK\x03\x04';
const centralHeader = 'PK\x01\x02';
const endHeader = 'PK\x05\x06';
const centralLength = 46;
const endLength = 22;
/** Longest comment at the end of an archive, bytes. */
const longestComment = 65_535;

/** Parts of every workbook, in lower case because part names ignore case. */
const workbookParts = ['[content_types].xml', 'xl/workbook.xml'];
/** VBA projects and sheets of Excel 4 macros. */
const macro = /(?:^|\/)vbaproject\.bin$|^xl\/macrosheets\//;

export const isZip = (bytes: Uint8Array): boolean => hasText(bytes, 0, localHeader);

/** Offset of the end record; its comment must be the end of the file. */
function endOf(bytes: Uint8Array, view: DataView): number {
  const last = bytes.length - endLength;
  for (let at = last; at >= Math.max(0, last - longestComment); at -= 1) {
    if (hasText(bytes, at, endHeader) && at + endLength + view.getUint16(at + 20, true) === bytes.length)
      return at;
  }
  throw new FileError('file_damaged');
}

/** Names in the central directory, in lower case with slashes, without unpacking anything. ZIP64 is not needed below 4 GiB. */
function partNames(bytes: Uint8Array): string[] {
  const view = viewOf(bytes);
  const end = endOf(bytes, view);
  const count = view.getUint16(end + 10, true);
  const start = view.getUint32(end + 16, true);
  requireSound(start + view.getUint32(end + 12, true) === end);
  const names: string[] = [];
  let at = start;
  while (names.length < count) {
    requireSound(
      hasText(bytes, at, centralHeader) && hasText(bytes, view.getUint32(at + 42, true), localHeader),
    );
    const nameEnd = at + centralLength + view.getUint16(at + 28, true);
    const name = new TextDecoder().decode(bytes.subarray(at + centralLength, nameEnd));
    names.push(name.toLowerCase().replaceAll('\\', '/').replace(/^\//, ''));
    at = nameEnd + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
  }
  requireSound(at === end);
  return names;
}

/** Checks that an archive is an Excel workbook without macros and returns its type. Throws FileError. */
export function requireWorkbook(bytes: Uint8Array): typeof workbookType {
  let names: string[];
  try {
    names = partNames(bytes);
  } catch (error) {
    if (error instanceof RangeError) throw new FileError('file_damaged');
    throw error;
  }
  if (!workbookParts.every((part) => names.includes(part))) throw new FileError('not_a_quote_file');
  if (names.some((name) => macro.test(name))) throw new FileError('workbook_macros');
  return workbookType;
}
