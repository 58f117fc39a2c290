import { FileError, hasText } from './format.ts';

/** Bytes at the end in which PDF readers search for `%%EOF`. */
const tail = 1024;

/** Checks header and end of a PDF and returns its type. Throws FileError. */
export function requirePdf(bytes: Uint8Array): 'application/pdf' {
  const isPdf = hasText(bytes, 0, '%PDF-') && /^\d\.\d$/.test(String.fromCharCode(...bytes.subarray(5, 8)));
  if (!isPdf) throw new FileError('not_a_pdf');
  const end = String.fromCharCode(...bytes.subarray(Math.max(8, bytes.length - tail)));
  if (!end.includes('%%EOF')) throw new FileError('file_damaged');
  return 'application/pdf';
}
