/** A picture as its header describes it. */
export interface PictureFormat {
  type: 'image/webp' | 'image/jpeg' | 'image/png';
  /** Pixels. */
  width: number;
  height: number;
}

/** Why a file is not published; translated by `errors:<code>`. */
export type FileProblem =
  | 'not_a_picture'
  | 'not_a_pdf'
  | 'not_a_document'
  | 'picture_dimensions'
  | 'file_damaged'
  | 'file_too_large'
  | 'upload_missing';

/** A file that is not published. */
export class FileError extends Error {
  readonly code: FileProblem;
  readonly context: Record<string, number>;

  constructor(code: FileProblem, context: Record<string, number> = {}) {
    super(code);
    this.code = code;
    this.context = context;
  }
}

/** Stops at a file that is cut short, carries something behind its end or contradicts itself. */
export function requireSound(condition: boolean): asserts condition {
  if (!condition) throw new FileError('file_damaged');
}

/** Whether these characters stand at the place. */
export function hasText(bytes: Uint8Array, at: number, text: string): boolean {
  for (let index = 0; index < text.length; index += 1) {
    if (bytes[at + index] !== text.charCodeAt(index)) return false;
  }
  return true;
}

/** Reads numbers of a file. Beyond its end a DataView throws RangeError, which means the same as damaged. */
export const viewOf = (bytes: Uint8Array): DataView =>
  new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
