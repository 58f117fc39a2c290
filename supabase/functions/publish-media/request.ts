/** Most files of one call; a product has at most 13 pictures. */
export const maxFiles = 13;

/** Widths of the smaller files of a picture, px: `name-160.webp` belongs to `name.webp`. */
export const siblingWidths = [160, 320, 640] as const;

/** Only staff and the company itself can see a document; a quote file is seen by those whom the request or offer concerns. */
export type MediaKind = 'picture' | 'datasheet' | 'document' | 'quote_file';

export interface PublishRequest {
  /** Names the folder. Of a buyer's quote files: the person's own id. */
  company_id: string;
  kind: MediaKind;
  /** Paths in the bucket `uploads`; those of a picture's smaller files are derived from its path. */
  paths: string[];
}

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const fileNames: Record<MediaKind, RegExp> = {
  picture: /^[A-Za-z0-9][A-Za-z0-9_-]{0,99}\.(?:webp|jpg|png)$/,
  datasheet: /^[A-Za-z0-9][A-Za-z0-9_-]{0,99}\.pdf$/,
  document: /^[A-Za-z0-9][A-Za-z0-9_-]{0,99}\.(?:webp|jpg|png|pdf)$/,
  quote_file: /^[A-Za-z0-9][A-Za-z0-9_-]{0,99}\.(?:webp|jpg|png|pdf|xlsx)$/,
};

const isKind = (kind: string): kind is MediaKind => Object.hasOwn(fileNames, kind);

export type RequestProblem = 'invalid_input' | 'not_allowed' | 'too_many_files';

/** Validates a request body; returns an error code if it is invalid. */
export function parseRequest(body: unknown): PublishRequest | RequestProblem {
  const { company_id, kind, paths } = (body ?? {}) as Record<string, unknown>;
  if (typeof company_id !== 'string' || !uuid.test(company_id)) return 'invalid_input';
  if (typeof kind !== 'string' || !isKind(kind)) return 'invalid_input';
  if (!Array.isArray(paths) || paths.length === 0) return 'invalid_input';
  if (paths.length > maxFiles) return 'too_many_files';
  for (const path of paths as unknown[]) {
    const [folder, name, ...deeper] = typeof path === 'string' ? path.split('/') : [];
    if (!folder || !name || deeper.length > 0 || !fileNames[kind].test(name)) return 'invalid_input';
    if (folder !== company_id) return 'not_allowed';
  }
  return { company_id, kind, paths: paths as string[] };
}

/** Path of the smaller file of a picture. */
export const siblingOf = (path: string, width: number): string => path.replace(/\.\w+$/, `-${width}$&`);
