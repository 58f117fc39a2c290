import { mintUuid } from '@mawad/shared-ui/kit/uuid.ts';
import type { DataClient } from '@mawad/supabase/client';
import type { Json } from '@mawad/supabase/database.types';
import { AppError, toAppError } from '@mawad/supabase/errors';
import { discardProductDraft, saveProductDraft } from '@mawad/supabase/queries/own-products';
import { localDraft, type Draft, type DraftContent } from './product-draft.ts';

/**
 * none: no unsaved changes. local: not yet fully on the server. kept: on the server. elsewhere: another tab or device
 * changed the draft.
 */
export type DraftState = 'none' | 'local' | 'kept' | 'elsewhere';

interface Options {
  db: DataClient;
  productId: number | null;
  version: number | null;
  draft: Draft | null;
  onState: (state: DraftState) => void;
}

/** Delay in ms after the last change before the draft is saved. */
const saveDelay = 700;

/** Saves drafts in this browser, then on the server; stops if another tab or device changed the draft. */
export function createDraftKeeper({ db, productId, version, draft, onState }: Options) {
  const stored = localDraft(productId);
  let id = draft?.id ?? mintUuid();
  let expected = draft?.updated_at ?? null;
  let baseVersion = version;
  let pending: DraftContent | null = null;
  let state: DraftState = draft ? 'kept' : 'none';
  let timer: ReturnType<typeof setTimeout> | undefined;
  let sending = Promise.resolve();
  let paused = false;
  /** Time at which the other tab or device saved the draft. */
  let elsewhere: string | null = null;

  function changeState(next: DraftState) {
    state = next;
    onState(next);
  }

  function storeLocally(content: DraftContent, sent: boolean) {
    stored.write({ id, updated_at: expected, sent, ...content });
  }

  async function send(content: DraftContent): Promise<void> {
    if (state === 'elsewhere' || pending !== content) return;
    const sent = id;
    try {
      const updatedAt = await saveProductDraft(db, {
        id,
        content: content as unknown as Json,
        ...(productId !== null && { product_id: productId }),
        ...(baseVersion !== null && { base_version: baseVersion }),
        ...(expected !== null && { expected }),
      });
      if (id !== sent) return;
      expected = updatedAt;
      if (pending !== content) return;
      storeLocally(content, true);
      changeState('kept');
    } catch (error) {
      const { code, context } = error instanceof AppError ? error : toAppError(error);
      if (code !== 'stale_version' || id !== sent) return;
      elsewhere = typeof context.updated_at === 'string' ? context.updated_at : null;
      changeState('elsewhere');
    }
  }

  function flush() {
    clearTimeout(timer);
    const content = pending;
    if (content === null || state === 'elsewhere') return;
    storeLocally(content, false);
    if (paused) return;
    sending = sending.then(() => send(content));
  }

  function forget() {
    clearTimeout(timer);
    pending = null;
    expected = null;
    stored.write(null);
  }

  const onStorage = (event: StorageEvent) => {
    if (event.key !== stored.key || state === 'elsewhere') return;
    const other = stored.read();
    if (other === null) return;
    elsewhere = other.updated_at;
    changeState('elsewhere');
  };
  const sendWhenOnline = () => state === 'local' && flush();

  return {
    /** Id of the draft, passed to the save that replaces it. */
    get id() {
      return id;
    },
    change(content: DraftContent) {
      pending = content;
      if (state === 'elsewhere') return;
      if (state !== 'local') changeState('local');
      clearTimeout(timer);
      timer = setTimeout(flush, saveDelay);
    },
    /** Deletes the draft here and on the server. */
    discard() {
      const isKept = expected !== null || state !== 'none';
      const discardedId = id;
      forget();
      id = mintUuid();
      changeState('none');
      if (isKept) sending = sending.then(() => discardProductDraft(db, discardedId)).catch(() => undefined);
    },
    /**
     * Keeps drafts in this browser only, until `saved` or `resume`. Resolves when no draft is on its way to the server,
     * where it would arrive after the save that deletes drafts.
     */
    pause(): Promise<void> {
      paused = true;
      flush();
      return sending;
    },
    /** Sends drafts again after a refused save. */
    resume() {
      paused = false;
      flush();
    },
    /** Forgets the draft after a save, which deleted it on the server. */
    saved(newVersion: number) {
      paused = false;
      baseVersion = newVersion;
      forget();
      id = mintUuid();
      changeState('none');
    },
    /** Replaces the draft saved elsewhere with the content of this tab. */
    overwrite(content: DraftContent) {
      expected = elsewhere;
      pending = content;
      changeState('local');
      flush();
    },
    /** Listens to other tabs and the connection; returns the cleanup. */
    start() {
      window.addEventListener('storage', onStorage);
      window.addEventListener('online', sendWhenOnline);
      window.addEventListener('pagehide', flush);
      return () => {
        window.removeEventListener('storage', onStorage);
        window.removeEventListener('online', sendWhenOnline);
        window.removeEventListener('pagehide', flush);
        flush();
      };
    },
  };
}
