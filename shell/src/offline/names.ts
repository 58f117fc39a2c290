/** What the page and its service worker agree on. */
export const workerPath = '/service-worker.js';

/** A page without content, in no language: it starts wherever it is sent. */
export const framePath = '/offline';

/** Marks an empty page that stands in for a rendered one: the service worker's, or that of a server without data. */
export const keptMark = 'data-kept';

/** Stores of this origin; every name starts alike, so that all can be removed. */
export const stores = {
  frame: 'mawad-frame',
  files: 'mawad-files',
  pictures: 'mawad-pictures',
  data: 'mawad-data',
} as const;

/** What a page tells its service worker. */
export type WorkerMessage =
  /** Keep these hashed files, which arrived before the worker did. */
  | { type: 'keep'; files: string[] }
  /** The page is quiet: follow the worker before you. */
  | { type: 'take-over' };

/** A file whose name changes with its content. */
export const hashedFile = /\.[0-9a-f]{8,}\.(?:js|css|woff2)$/;
