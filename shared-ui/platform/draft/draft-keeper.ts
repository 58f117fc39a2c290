import type { StoredValue } from '../store/storage.ts';
import type { Draft, LocalDraft } from './local-draft.ts';

/**
 * none: no unsaved changes. local: not yet fully on the server. kept: on the server. elsewhere: another tab, device or
 * person changed the draft.
 */
export type DraftState = 'none' | 'local' | 'kept' | 'elsewhere';

/**
 * Calls that store a draft. `expected` is the time of the draft that the form knows, null if it knows of none. Both reject
 * with the code `stale_version` {updated_at} if the server has another one; `save` does not if the server has the same content.
 */
export interface DraftServer<Content> {
  /** Returns the time of the stored draft. */
  save: (content: Content, expected: string | null) => Promise<string>;
  discard: (expected: string) => Promise<unknown>;
}

interface Options<Content> {
  id: string;
  local: Pick<StoredValue<LocalDraft<Content> | null>, 'key' | 'read' | 'write' | 'forget'>;
  server: DraftServer<Content>;
  /** Draft with which the form opened. */
  draft: Draft<Content> | null;
  onState: (state: DraftState) => void;
  /** Called when the server has not taken the draft for another reason than a newer one. */
  onFailure?: (error: unknown) => void;
}

/** Delay in ms after the last change before the draft is saved. */
const saveDelay = 700;

/** Time of the draft that a refused call found on the server; undefined for other errors. */
function conflictOf(error: unknown): string | null | undefined {
  const { code, context } = error as { code?: unknown; context?: { updated_at?: unknown } };
  if (code !== 'stale_version') return undefined;
  return typeof context?.updated_at === 'string' ? context.updated_at : null;
}

/** Saves drafts in this browser, then on the server; stops if another page changed the draft. */
export function createDraftKeeper<Content>({ id, local, server, draft, ...on }: Options<Content>) {
  let expected = draft?.updated_at ?? null;
  let pending: Content | null = null;
  let state: DraftState = draft ? 'kept' : 'none';
  let timer: ReturnType<typeof setTimeout> | undefined;
  let queue = Promise.resolve();
  let isPaused = false;
  /** Time of the other page's draft. */
  let elsewhere: string | null = null;
  /** Content of a save without a reply, which the server may have. */
  let unanswered: Content | null = null;

  function changeState(next: DraftState) {
    state = next;
    on.onState(next);
  }

  function store(content: Content, sent: boolean) {
    local.write({ id, updated_at: expected, sent, content });
  }

  /** Calls the server after the earlier calls. What it does not reach stays in this browser. */
  function enqueue(run: () => Promise<void>) {
    queue = queue.then(run).catch((error: unknown) => {
      const conflict = conflictOf(error);
      if (pending === null) return;
      if (conflict === undefined) return on.onFailure?.(error);
      elsewhere = conflict;
      changeState('elsewhere');
    });
  }

  async function save(content: Content): Promise<void> {
    try {
      expected = await server.save(content, expected);
      unanswered = null;
    } catch (error) {
      unanswered = (error as { retryable?: unknown }).retryable === true ? content : null;
      throw error;
    }
  }

  async function send(content: Content): Promise<void> {
    if (state === 'elsewhere' || pending !== content) return;
    // Gets the time of what the server has from an unanswered save, which would otherwise look like another page's draft.
    if (unanswered !== null && unanswered !== content) await save(unanswered);
    await save(content);
    if (pending !== content) return;
    store(content, true);
    changeState('kept');
  }

  function flush() {
    clearTimeout(timer);
    const content = pending;
    if (content === null || state !== 'local') return;
    store(content, false);
    if (!isPaused) enqueue(() => send(content));
  }

  function forget() {
    clearTimeout(timer);
    pending = null;
    local.forget();
  }

  const onStorage = (event: StorageEvent) => {
    if (event.key !== local.key || state === 'elsewhere') return;
    const other = local.read();
    if (other === null) return;
    elsewhere = other.updated_at;
    changeState('elsewhere');
  };

  return {
    change(content: Content) {
      pending = content;
      if (state === 'elsewhere') return;
      if (state !== 'local') changeState('local');
      clearTimeout(timer);
      timer = setTimeout(flush, saveDelay);
    },
    /** Deletes the draft here and, unless another page changed it, on the server. */
    discard() {
      const isOwn = state !== 'elsewhere';
      forget();
      changeState('none');
      if (!isOwn) return;
      enqueue(async () => {
        if (unanswered !== null) await save(unanswered);
        if (expected === null) return;
        await server.discard(expected);
        expected = null;
      });
    },
    /**
     * Keeps drafts in this browser only, until `saved` or `resume`. Resolves when no draft is on its way to the server,
     * where it would arrive after the save that deletes drafts.
     */
    pause(): Promise<void> {
      isPaused = true;
      flush();
      return queue;
    },
    /** Sends drafts again after a refused save. */
    resume() {
      isPaused = false;
      flush();
    },
    /** Forgets the draft after a save, which deleted it on the server. */
    saved() {
      isPaused = false;
      expected = null;
      unanswered = null;
      forget();
      changeState('none');
    },
    /** Replaces the draft of the other page with the content of this one. */
    overwrite(content: Content) {
      expected = elsewhere;
      pending = content;
      changeState('local');
      flush();
    },
    /** Gives this draft up for that of the other page. */
    giveUp: forget,
    /** Listens to other tabs and the connection; returns the cleanup, which saves the last change. */
    start() {
      window.addEventListener('storage', onStorage);
      window.addEventListener('online', flush);
      window.addEventListener('pagehide', flush);
      return () => {
        window.removeEventListener('storage', onStorage);
        window.removeEventListener('online', flush);
        window.removeEventListener('pagehide', flush);
        flush();
      };
    },
  };
}

/** The part of the keeper that a save uses. */
export type DraftKeeper = Pick<ReturnType<typeof createDraftKeeper>, 'pause' | 'resume' | 'saved'>;
