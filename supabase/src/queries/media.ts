import type { Backend } from '../client.ts';
import { AppError } from '../errors.ts';
import { fileTypeOf } from '../file-type.ts';
import { sendFile, type SendOptions } from '../send-file.ts';

/** Most pictures of a product: the main one and 12 more. */
export const mostPictures = 13;

/** Bytes of a datasheet. */
export const largestDatasheet = 10 * 1024 * 1024;

const uploads = 'uploads';
const endings: Record<string, string> = {
  'image/webp': 'webp',
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'application/pdf': 'pdf',
};

/** One picture in the widths that the shop shows; the widest is the picture itself. */
export interface SizedPicture {
  /** Files of one type by their width in px. */
  files: Map<number, Blob>;
}

type PublishedFile = { path: string } | { code: string; context?: Record<string, unknown> };

/**
 * Uploads a picture in all its widths and answers its public path once its bytes were checked. `name` is a new UUID.
 * Throws AppError: `not_a_picture`, `picture_dimensions`, `file_damaged`, `file_too_large` and those of every call.
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
    `${companyId}/${name}${width === widest ? '' : `-${width}`}.${endings[type]}`;
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

/** Where the staff's own pictures lie. */
export type SiteFolder = 'categories' | 'home';

/** Stores a picture of the staff's in all its widths and answers its path. `name` is a new UUID. Throws AppError. */
export async function storeSitePicture(
  backend: Backend,
  folder: SiteFolder,
  name: string,
  { files }: SizedPicture,
  options: SendOptions = {},
): Promise<string> {
  const widest = Math.max(...files.keys());
  const ending = files.get(widest)?.type === 'image/webp' ? 'webp' : 'jpg';
  const pathOf = (width: number) => `${folder}/${name}${width === widest ? '' : `-${width}`}.${ending}`;
  for (const [width, file] of files) await sendFile(backend, 'product-images', pathOf(width), file, options);
  return pathOf(widest);
}

/**
 * Uploads a PDF and answers its public path once its bytes were checked. `name` is a new UUID. Throws AppError:
 * `not_a_pdf`, `file_damaged`, `file_too_large` and those of every call.
 */
export async function publishDatasheet(
  backend: Backend,
  companyId: string,
  name: string,
  file: Blob,
  options: SendOptions = {},
): Promise<string> {
  const path = `${companyId}/${name}.pdf`;
  await sendFile(backend, uploads, path, file.slice(0, file.size, 'application/pdf'), options);
  return publish(backend, companyId, 'datasheet', path);
}

/**
 * A picture at an address of the open internet, as it is there. Throws AppError: `picture_address`, `picture_not_found`,
 * `picture_unreachable`, `not_a_picture`, `file_too_large` and those of every call.
 */
export async function fetchPicture(backend: Backend, companyId: string, address: string): Promise<Blob> {
  return (await backend.invoke('fetch-picture', { company_id: companyId, address })) as Blob;
}

/** The same for the staff, whose own picture it is to become. */
export async function fetchSitePicture(backend: Backend, folder: SiteFolder, address: string): Promise<Blob> {
  return (await backend.invoke('fetch-picture', { folder, address })) as Blob;
}

/** Codes of failures that concern one picture; any other failure would happen to every picture. */
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

/** Bytes of a document. */
export const largestDocument = 10 * 1024 * 1024;

/**
 * Uploads a company's document, a PDF or a picture, and answers where it lies in the private bucket once its bytes were
 * checked. `name` is a new UUID. Throws AppError: `not_a_document`, `picture_dimensions`, `file_damaged`, `file_too_large`
 * and those of every call.
 */
export async function publishDocument(
  backend: Backend,
  companyId: string,
  name: string,
  file: Blob,
  options: SendOptions = {},
): Promise<string> {
  if (file.size > largestDocument) throw new AppError('file_too_large');
  const type = await fileTypeOf(file);
  if (!type) throw new AppError('not_a_document');
  const path = `${companyId}/${name}.${endings[type]}`;
  await sendFile(backend, uploads, path, file.slice(0, file.size, type), options);
  return publish(backend, companyId, 'document', path);
}

async function publish(
  backend: Backend,
  company_id: string,
  kind: 'picture' | 'datasheet' | 'document',
  path: string,
): Promise<string> {
  const answer = await backend.invoke('publish-media', { company_id, kind, paths: [path] });
  const [file] = (answer as { files: PublishedFile[] }).files;
  if (!file) throw new AppError('unexpected');
  if ('code' in file) throw new AppError(file.code, file.context);
  return file.path;
}
