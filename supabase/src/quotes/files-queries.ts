import type { Backend } from '../client.ts';
import { AppError } from '../errors.ts';
import { fileTypeOf, workbookType } from '../file-type.ts';
import type { SendOptions } from '../send-file.ts';
import { signFile } from '../sign-file.ts';
import { publishFile } from '../uploads/queries.ts';
import type { QuoteFile } from './answers.ts';

/** Size limit, bytes. */
export const maxQuoteFileSize = 10 * 1024 * 1024;

/** Accepted types, for the attribute `accept`; Android needs media types, some file managers know only the extension. */
export const quoteFileTypes = `application/pdf,image/jpeg,image/png,image/webp,${workbookType},.pdf,.jpg,.jpeg,.png,.webp,.xlsx`;

/**
 * Uploads a PDF, a picture or an Excel workbook and returns its path in the private bucket after the server has checked the
 * bytes. `folder` is the person's own id for a request and the company's for an offer; `name` is a new UUID. The file is
 * removed after a day unless a request, an offer or a draft has it by then. Throws AppError `not_a_quote_file`, `workbook_macros`,
 * `picture_dimensions`, `file_damaged`, `file_too_large` and the errors of every call.
 */
export async function uploadQuoteFile(
  backend: Backend,
  folder: string,
  name: string,
  file: Blob,
  options: SendOptions = {},
): Promise<string> {
  if (file.size > maxQuoteFileSize) throw new AppError('file_too_large');
  const type = await fileTypeOf(file);
  if (!type) throw new AppError('not_a_quote_file');
  return publishFile(backend, { folder, kind: 'quote_file', name, type }, file, options);
}

/**
 * URL that downloads a file for a minute under the name that its owner gave. Throws AppError `not_found`, also if the caller
 * may not see the file.
 */
export async function signQuoteFile(
  backend: Backend,
  { path, name }: Pick<QuoteFile, 'path' | 'name'>,
): Promise<string> {
  const url = await signFile(backend, 'quote-files', path);
  // The extension of the checked type, because a PDF may be named like a program.
  const extension = path.slice(path.lastIndexOf('.'));
  const download = name.toLowerCase().endsWith(extension) ? name : name + extension;
  return `${url}&download=${encodeURIComponent(download)}`;
}
