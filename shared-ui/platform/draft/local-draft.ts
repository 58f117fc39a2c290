import { browserStorage, storedValue, type StoredValue } from '../store/storage.ts';

/** Unsaved content of a form. */
export interface Draft<Content> {
  id: string;
  /** Server time of the last save; null if it never reached the server. */
  updated_at: string | null;
  content: Content;
}

/** Draft stored in this browser. */
export interface LocalDraft<Content> extends Draft<Content> {
  /** Whether the server has the latest content. */
  sent: boolean;
}

/**
 * Draft of one form in this browser; removed at sign-out. `readContent` returns null for content that the form no longer
 * understands.
 */
export function localDraft<Content>(
  name: string,
  readContent: (stored: unknown) => Content | null,
): StoredValue<LocalDraft<Content> | null> {
  const codec = {
    encode: (draft: LocalDraft<Content> | null) => JSON.stringify(draft),
    decode(text: string): LocalDraft<Content> | null {
      const { id, updated_at, sent, content } = JSON.parse(text) as Partial<LocalDraft<unknown>>;
      const known = typeof id === 'string' ? readContent(content) : null;
      return known && { id: id!, updated_at: updated_at ?? null, sent: sent === true, content: known };
    },
  };
  return storedValue<LocalDraft<Content> | null>(browserStorage(), `mawad-personal-${name}`, codec, null);
}

/** Draft to open: the local one if the server lacks it and no other page saved a newer one, else the server's. */
export function chooseDraft<Content>(
  server: Draft<Content> | null,
  local: LocalDraft<Content> | null,
): Draft<Content> | null {
  if (local === null || local.sent) return server;
  const isOlder = server !== null && (server.id !== local.id || server.updated_at !== local.updated_at);
  return isOlder ? server : local;
}
