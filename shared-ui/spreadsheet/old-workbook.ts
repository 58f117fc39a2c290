import type { SheetProblem } from './limits.ts';

export const startsWith = (bytes: Uint8Array, ...first: number[]) =>
  first.every((byte, at) => bytes[at] === byte);

/** First bytes of Excel 2, 3 and 4: the record BOF. Later versions wrote OLE files. */
const oldest = [
  [0x09, 0x00],
  [0x09, 0x02],
  [0x09, 0x04],
];

/**
 * The problem of an OLE file by the name of its stream: an encrypted workbook, an old one (.xls), or a file of another
 * program. Null for other files.
 */
export function problemOfOld(bytes: Uint8Array): SheetProblem | null {
  if (oldest.some((first) => startsWith(bytes, ...first, 0x06, 0x00))) return 'file_old_excel';
  if (oldest.some((first) => startsWith(bytes, ...first, 0x04, 0x00))) return 'file_old_excel';
  if (!startsWith(bytes, 0xd0, 0xcf, 0x11, 0xe0)) return null;
  const names = new TextDecoder('utf-16le').decode(bytes);
  if (names.includes('EncryptedPackage')) return 'file_protected';
  return /\b(?:Workbook|Book)\b/.test(names) ? 'file_old_excel' : 'file_type_unsupported';
}
