/** What the page and its service worker agree on. */
export const workerPath = '/service-worker.js';

/** Where the app shell is fetched: a page without content, in no language, that renders whatever address it is sent for. */
export const appShellPath = '/offline';

/** Attribute of an empty page that is sent in place of a rendered one: by the service worker, or by a server whose API does not answer. */
export const standInMark = 'data-stand-in';

/** Caches (`CacheStorage`) of this origin. */
export const stores = {
  appShell: 'mawad-app-shell',
  files: 'mawad-files',
  pictures: 'mawad-pictures',
  data: 'mawad-data',
} as const;

/** What a page tells its service worker. */
export type WorkerMessage =
  /** Cache these hashed files, which the page had loaded before the worker was there. */
  | { type: 'cache'; files: string[] }
  /** The page asks for nothing at present: take over from the worker before. */
  | { type: 'take-over' };

/** A file whose name changes with its content. */
export const hashedFile = /\.[0-9a-f]{8,}\.(?:js|css|woff2)$/;
