import { FileError, hasText, type FileProblem, type PictureFormat } from './formats/format.ts';
import { requirePdf } from './formats/pdf.ts';
import { readPicture } from './formats/picture.ts';
import { isZip, requireWorkbook, workbookType } from './formats/workbook.ts';
import { siblingOf, siblingWidths, type MediaKind } from './request.ts';

type Bucket = 'product-images' | 'datasheets' | 'company-documents' | 'quote-files';

/** Buckets without public addresses, whose files have no row. */
export const privateBuckets: ReadonlySet<Bucket> = new Set<Bucket>(['company-documents', 'quote-files']);

/** A row of private.media_files; for a file in a private bucket only its location counts. */
export interface MediaFile {
  bucket: Bucket;
  path: string;
  company_id: string;
  width: number | null;
  height: number | null;
  widths: number[];
  bytes: number;
  sha256: string;
}

export interface CheckedMedia {
  row: MediaFile;
  type: string;
  /** All files to store. The file of `row` is last, so that it exists only if the others do. */
  files: [path: string, bytes: Uint8Array][];
}

/** Returns the bytes of an upload. Throws FileError `upload_missing`, or `file_too_large` above `limit` bytes. */
export type ReadUpload = (path: string, limit: number) => Promise<Uint8Array>;

/** Size limits of the buckets, bytes. */
const limits: Record<MediaKind, number> = {
  picture: 5 * 1024 * 1024,
  datasheet: 10 * 1024 * 1024,
  document: 10 * 1024 * 1024,
  quote_file: 10 * 1024 * 1024,
};
const extensions = {
  'image/webp': 'webp',
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'application/pdf': 'pdf',
  [workbookType]: 'xlsx',
} as const;
type FileType = keyof typeof extensions;

async function digest(bytes: Uint8Array): Promise<Uint8Array> {
  return new Uint8Array(await crypto.subtle.digest('SHA-256', bytes as Uint8Array<ArrayBuffer>));
}

const hex = (bytes: Uint8Array) => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');

/** Hex digits of a file name; names are hashes of the content, so that caches may store files forever. */
const nameLength = 32;

/** Reads an upload, checks its bytes and names its public files. Throws FileError. */
export function checkUpload(
  company_id: string,
  kind: MediaKind,
  path: string,
  read: ReadUpload,
): Promise<CheckedMedia> {
  if (kind === 'picture') return checkPicture(company_id, path, read);
  return checkSingle(company_id, kind, path, read);
}

type SingleKind = Exclude<MediaKind, 'picture'>;

const buckets: Record<SingleKind, Bucket> = {
  datasheet: 'datasheets',
  document: 'company-documents',
  quote_file: 'quote-files',
};

/** Checks the file types that a kind may have and returns the type. Throws FileError. */
const requireType: Record<SingleKind, (bytes: Uint8Array) => FileType> = {
  datasheet: requirePdf,
  document: (bytes) => requireDocument(bytes, 'not_a_document'),
  quote_file: (bytes) => (isZip(bytes) ? requireWorkbook(bytes) : requireDocument(bytes, 'not_a_quote_file')),
};

/** Checks a datasheet (PDF), a document (PDF or one picture) or a quote file (document or workbook). */
async function checkSingle(
  company_id: string,
  kind: SingleKind,
  path: string,
  read: ReadUpload,
): Promise<CheckedMedia> {
  const bytes = await read(path, limits[kind]);
  const type = requireType[kind](bytes);
  const sha256 = hex(await digest(bytes));
  const row: MediaFile = {
    bucket: buckets[kind],
    path: `${company_id}/${sha256.slice(0, nameLength)}.${extensions[type]}`,
    company_id,
    width: null,
    height: null,
    widths: [],
    bytes: bytes.length,
    sha256,
  };
  return { row, type, files: [[row.path, bytes]] };
}

/** Checks a PDF or a picture. Throws FileError, `problem` for any other file. */
function requireDocument(bytes: Uint8Array, problem: FileProblem): FileType {
  if (hasText(bytes, 0, '%PDF-')) return requirePdf(bytes);
  try {
    return readPicture(bytes).type;
  } catch (error) {
    const isOther = error instanceof FileError && error.code === 'not_a_picture';
    throw isOther ? new FileError(problem) : error;
  }
}

async function checkPicture(company_id: string, path: string, read: ReadUpload): Promise<CheckedMedia> {
  const main = await read(path, limits.picture);
  const format = readPicture(main);
  const siblings: [width: number, bytes: Uint8Array][] = [];
  for (const width of siblingWidths) {
    const bytes = await read(siblingOf(path, width), limits.picture);
    requireSibling(format, readPicture(bytes), width);
    siblings.push([width, bytes]);
  }
  const digests = await Promise.all([main, ...siblings.map(([, bytes]) => bytes)].map(digest));
  const name = hex(await digest(Uint8Array.from(digests.flatMap((each) => [...each])))).slice(0, nameLength);
  const row: MediaFile = {
    bucket: 'product-images',
    path: `${company_id}/${name}.${extensions[format.type]}`,
    company_id,
    width: format.width,
    height: format.height,
    widths: [...siblingWidths, format.width],
    bytes: main.length,
    sha256: hex(digests[0]!),
  };
  const files = siblings.map(([width, bytes]): [string, Uint8Array] => [siblingOf(row.path, width), bytes]);
  return { row, type: format.type, files: [...files, [row.path, main]] };
}

/** Throws `file_damaged` unless a smaller file has the type and proportions of the main picture. */
function requireSibling(main: PictureFormat, sibling: PictureFormat, width: number): void {
  const height = (main.height * width) / main.width;
  const fits = sibling.type === main.type && sibling.width === width && main.width > width;
  if (!fits || Math.abs(sibling.height - height) > 1) throw new FileError('file_damaged');
}
