export const workerPath = '/service-worker.js';

/**
 * Address of the app shell: a page without content or language that renders the page of the address for which
 * it is sent.
 */
export const appShellPath = '/offline';

/**
 * Attribute of an empty page sent in place of a rendered one: by the service worker, or by a server whose API
 * does not respond.
 */
export const standInMark = 'data-stand-in';

/** Names of this origin's caches (`CacheStorage`). */
export const stores = {
  appShell: 'mawad-app-shell',
  files: 'mawad-files',
  pictures: 'mawad-pictures',
  data: 'mawad-data',
} as const;

/** Message from a page to its service worker. */
export type WorkerMessage =
  /** Cache these hashed files, which the page loaded before the worker was active. */
  | { type: 'cache'; files: string[] }
  /** Take over from the previous worker, because the page is idle. */
  | { type: 'take-over' };

/** Matches files whose name changes with their content. */
export const hashedFile = /\.[0-9a-f]{8,}\.(?:js|css|woff2)$/;
