import type { Backend } from '../client.ts';
import { AppError } from '../errors.ts';
import { fileTypeOf, workbookType } from '../file-type.ts';
import { sendFile, type SendOptions } from '../send-file.ts';

/** Most pictures of a product: the main one and 12 more. */
export const mostPictures = 13;

/** Size limit, bytes. */
export const maxDatasheetSize = 10 * 1024 * 1024;

const uploads = 'uploads';
const extensions: Record<string, string> = {
  'image/webp': 'webp',
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'application/pdf': 'pdf',
  [workbookType]: 'xlsx',
};

/** One picture in all widths that the shop uses; the widest is the original. */
export interface SizedPicture {
  /** Files by width, px; all have the same media type. */
  files: Map<number, Blob>;
}

type PublishedFile = { path: string } | { code: string; context?: Record<string, unknown> };

/**
 * Uploads a picture in all widths and returns its public path after the server has checked the bytes. `name` is a new UUID.
 * Throws AppError `not_a_picture`, `picture_dimensions`, `file_damaged`, `file_too_large` and the errors of every call.
 */
export async function publishPicture(
  backend: Backend,
  companyId: string,
  name: string,
  { files }: SizedPicture,
  options: SendOptions = {},
): Promise<string> {
  const widest = Math.max(...files.keys());
  const pathOf = (width: number, { type }: Blob) =>
    `${companyId}/${name}${width === widest ? '' : `-${width}`}.${extensions[type]}`;
  const total = [...files.values()].reduce((sum, { size }) => sum + size, 0);
  let sent = 0;
  for (const [width, file] of files) {
    const before = sent;
    await sendFile(backend, uploads, pathOf(width, file), file, {
      ...options,
      onProgress: (share) => options.onProgress?.((before + share * file.size) / total),
    });
    sent += file.size;
  }
  return publish(backend, companyId, 'picture', pathOf(widest, files.get(widest)!));
}

/** Stores the picture of a payment's receipt for a company and returns its path; for staff with `money`. Throws AppError. */
export async function storeReceipt(
  backend: Backend,
  companyId: string,
  name: string,
  { files }: SizedPicture,
  options: SendOptions = {},
): Promise<string> {
  const file = files.get(Math.max(...files.keys()))!;
  const path = `${companyId}/${name}.${extensions[file.type]}`;
  await sendFile(backend, 'payment-receipts', path, file, options);
  return path;
}

/** Folders for pictures uploaded by the staff. */
export type SiteFolder = 'categories' | 'home';

/** Uploads a picture of the staff in all widths and returns its path. `name` is a new UUID. Throws AppError. */
export async function storeSitePicture(
  backend: Backend,
  folder: SiteFolder,
  name: string,
  { files }: SizedPicture,
  options: SendOptions = {},
): Promise<string> {
  const widest = Math.max(...files.keys());
  const extension = files.get(widest)?.type === 'image/webp' ? 'webp' : 'jpg';
  const pathOf = (width: number) => `${folder}/${name}${width === widest ? '' : `-${width}`}.${extension}`;
  for (const [width, file] of files) await sendFile(backend, 'product-images', pathOf(width), file, options);
  return pathOf(widest);
}

/**
 * Uploads a PDF and returns its public path after the server has checked the bytes. `name` is a new UUID. Throws AppError
 * `not_a_pdf`, `file_damaged`, `file_too_large` and the errors of every call.
 */
export async function publishDatasheet(
  backend: Backend,
  companyId: string,
  name: string,
  file: Blob,
  options: SendOptions = {},
): Promise<string> {
  return publishFile(
    backend,
    { folder: companyId, kind: 'datasheet', name, type: 'application/pdf' },
    file,
    options,
  );
}

/**
 * Downloads a picture from the internet, unchanged, through an edge function. Throws AppError `picture_address`,
 * `picture_not_found`, `picture_unreachable`, `not_a_picture`, `file_too_large` and the errors of every call.
 */
export async function fetchPicture(backend: Backend, companyId: string, address: string): Promise<Blob> {
  return (await backend.invoke('fetch-picture', { company_id: companyId, address })) as Blob;
}

/** `fetchPicture` for staff who may upload to `folder`. */
export async function fetchSitePicture(backend: Backend, folder: SiteFolder, address: string): Promise<Blob> {
  return (await backend.invoke('fetch-picture', { folder, address })) as Blob;
}

/** Error codes that concern a single picture; after any other error the next picture would fail, too. */
export const pictureCodes: ReadonlySet<string> = new Set([
  'picture_address',
  'picture_not_found',
  'picture_unreachable',
  'picture_dimensions',
  'not_a_picture',
  'file_too_large',
  'file_damaged',
  'upload_missing',
]);

/** Size limit, bytes. */
export const maxDocumentSize = 10 * 1024 * 1024;

/**
 * Uploads a document of a company, a PDF or a picture, and returns its path in the private bucket after the server has
 * checked the bytes. `name` is a new UUID. Throws AppError `not_a_document`, `picture_dimensions`, `file_damaged`,
 * `file_too_large` and the errors of every call.
 */
export async function publishDocument(
  backend: Backend,
  companyId: string,
  name: string,
  file: Blob,
  options: SendOptions = {},
): Promise<string> {
  if (file.size > maxDocumentSize) throw new AppError('file_too_large');
  const type = await fileTypeOf(file);
  if (!type || type === workbookType) throw new AppError('not_a_document');
  return publishFile(backend, { folder: companyId, kind: 'document', name, type }, file, options);
}

interface NewFile {
  /** Id of the company; for the quote files of a buyer, the person's own. */
  folder: string;
  kind: 'datasheet' | 'document' | 'quote_file';
  /** New UUID. */
  name: string;
  /** Media type. */
  type: string;
}

/** Uploads a single file and returns its path after the server has checked the bytes. Throws AppError. */
export async function publishFile(
  backend: Backend,
  { folder, kind, name, type }: NewFile,
  file: Blob,
  options: SendOptions,
): Promise<string> {
  const path = `${folder}/${name}.${extensions[type]}`;
  await sendFile(backend, uploads, path, file.slice(0, file.size, type), options);
  return publish(backend, folder, kind, path);
}

async function publish(
  backend: Backend,
  company_id: string,
  kind: 'picture' | NewFile['kind'],
  path: string,
): Promise<string> {
  const answer = await backend.invoke('publish-media', { company_id, kind, paths: [path] });
  const [file] = (answer as { files: PublishedFile[] }).files;
  if (!file) throw new AppError('unexpected');
  if ('code' in file) throw new AppError(file.code, file.context);
  return file.path;
}
