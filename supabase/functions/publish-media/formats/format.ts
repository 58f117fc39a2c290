/** Type and size of a picture according to its header. */
export interface PictureFormat {
  type: 'image/webp' | 'image/jpeg' | 'image/png';
  /** Pixels. */
  width: number;
  height: number;
}

/** Error codes; translated by `errors:<code>`. */
export type FileProblem =
  | 'not_a_picture'
  | 'not_a_pdf'
  | 'not_a_document'
  | 'not_a_quote_file'
  | 'workbook_macros'
  | 'picture_dimensions'
  | 'file_damaged'
  | 'file_too_large'
  | 'upload_missing';

/** A file was refused. */
export class FileError extends Error {
  readonly code: FileProblem;
  readonly context: Record<string, number>;

  constructor(code: FileProblem, context: Record<string, number> = {}) {
    super(code);
    this.code = code;
    this.context = context;
  }
}

/** Throws `file_damaged`: a file is truncated, has data after its end or contradicts itself. */
export function requireSound(condition: boolean): asserts condition {
  if (!condition) throw new FileError('file_damaged');
}

/** True if the bytes at an offset are these Latin-1 characters. */
export function hasText(bytes: Uint8Array, at: number, text: string): boolean {
  for (let index = 0; index < text.length; index += 1) {
    if (bytes[at + index] !== text.charCodeAt(index)) return false;
  }
  return true;
}

/** A DataView throws RangeError beyond the end, which `readPicture` converts to `file_damaged`. */
export const viewOf = (bytes: Uint8Array): DataView =>
  new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
