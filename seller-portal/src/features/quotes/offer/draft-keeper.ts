import * as z from 'zod/mini';
import { browserStorage, storedValue } from '@mawad/shared-ui/platform/store/storage.ts';
import { mintUuid } from '@mawad/shared-ui/kit/uuid.ts';
import type { DataClient } from '@mawad/supabase/client';
import { saveQuoteOfferDraft } from '@mawad/supabase/queries/quotes';
import type { OfferFile } from './offer-values.ts';
import type { OfferChanges } from './use-offer-form.ts';

const lineSchema = z.object({
  product: z.nullable(
    z.object({
      product_id: z.number(),
      variant_id: z.nullable(z.number()),
      name_en: z.string(),
      name_ar: z.string(),
      sku: z.nullable(z.string()),
      unit: z.string(),
      lowest_price: z.nullable(z.number()),
    }),
  ),
  name: z.string(),
  equivalent: z.boolean(),
  unit: z.string(),
  factor: z.string(),
  price: z.string(),
  quantity: z.string(),
  total: z.string(),
  lead: z.string(),
  refusal: z.enum(['', 'not_sold', 'out_of_stock', 'quantity_too_small', 'specification', 'place', 'other']),
});

const draftSchema = z.object({
  /** Form that saved the draft: each opened page has its own id. */
  form: z.string(),
  saved_at: z.string(),
  terms: z.nullable(
    z.object({
      delivers: z.boolean(),
      fee: z.string(),
      valid_until: z.string(),
      terms: z.string(),
      note: z.string(),
      files: z.array(z.object({ path: z.string(), name: z.string() })),
    }),
  ),
  lines: z.record(z.string(), lineSchema),
});

/** Unsent changes of the form, as stored. */
export interface OfferDraft extends OfferChanges {
  form: string;
  saved_at: string;
  /** The files of the terms, where the database looks for them. */
  files?: OfferFile[];
}

/** Null for no draft, and for one of another version of the form. */
export function readDraft(stored: unknown): OfferDraft | null {
  const result = draftSchema.safeParse(stored);
  return result.success ? result.data : null;
}

/** Draft of a request in this browser; removed at sign-out. `sent` says whether the server has it. */
function localDraft(requestId: string) {
  return storedValue<{ draft: OfferDraft; sent: boolean } | null>(
    browserStorage(),
    `mawad-personal-offer-${requestId}`,
    {
      encode: (stored) => JSON.stringify(stored),
      decode: (text) => {
        const stored = JSON.parse(text) as { draft?: unknown; sent?: unknown } | null;
        const draft = readDraft(stored?.draft);
        return draft && { draft, sent: stored?.sent === true };
      },
    },
    null,
  );
}

/** Draft to open: the one in this browser if the server lacks it and has no newer one, else the server's. */
export function chooseDraft(server: OfferDraft | null, requestId: string): OfferDraft | null {
  const local = localDraft(requestId).read();
  if (!local || local.sent) return server;
  return server && server.saved_at > local.draft.saved_at ? server : local.draft;
}

/** none: no unsent changes. local: only in this browser. kept: on the server. elsewhere: changed by another page. */
export type DraftState = 'none' | 'local' | 'kept' | 'elsewhere';

/** Delay in ms after the last change before the draft is saved. */
const saveDelay = 700;

/** Time in ms for which a look at the draft on the server is good enough while somebody types. */
const lookEvery = 15_000;

interface Options {
  db: DataClient;
  requestId: string;
  /** Draft with which the form opened. */
  draft: OfferDraft | null;
  /** `saved_at` of the draft that the server had then. */
  seen: string | null;
  /** Reads the draft on the server. */
  read: () => Promise<OfferDraft | null>;
  onState: (state: DraftState) => void;
}

/** Saves drafts in this browser, then on the server; stops if another page saved one meanwhile. */
export function createDraftKeeper({ db, requestId, draft, read, onState, ...opened }: Options) {
  const stored = localDraft(requestId);
  const form = mintUuid();
  /** `saved_at` of the newest draft on the server that this form has seen. */
  let { seen } = opened;
  /** Draft of another page that this form must not overwrite without asking. */
  let foreign: OfferDraft | null = null;
  let pending: OfferDraft | null = null;
  let state: DraftState = draft ? 'kept' : 'none';
  let timer: ReturnType<typeof setTimeout> | undefined;
  let sending = Promise.resolve();
  let lookedAt = 0;

  const draftOf = (changes: OfferChanges): OfferDraft => ({
    ...changes,
    // Uploads that neither an offer nor a draft names are removed after a day.
    ...(changes.terms && { files: changes.terms.files }),
    form,
    saved_at: new Date().toISOString(),
  });

  function changeState(next: DraftState) {
    state = next;
    onState(next);
  }

  function isTakenBy(other: OfferDraft | null): boolean {
    if (other === null || other.form === form) return false;
    if (other.saved_at === seen || other.saved_at === draft?.saved_at) return false;
    foreign = other;
    changeState('elsewhere');
    return true;
  }

  async function isOverwriting(): Promise<boolean> {
    if (Date.now() - lookedAt < lookEvery) return false;
    const isTaken = isTakenBy(await read());
    lookedAt = Date.now();
    return isTaken;
  }

  async function send(sent: OfferDraft): Promise<void> {
    if (state === 'elsewhere' || pending !== sent) return;
    try {
      if (await isOverwriting()) return;
      await saveQuoteOfferDraft(db, requestId, sent);
    } catch {
      // The draft stays in this browser and is sent with the next change or when the connection is back.
      return;
    }
    seen = sent.saved_at;
    if (pending !== sent) return;
    stored.write({ draft: sent, sent: true });
    changeState('kept');
  }

  function flush() {
    clearTimeout(timer);
    const sent = pending;
    if (sent === null || state !== 'local') return;
    stored.write({ draft: sent, sent: false });
    sending = sending.then(() => send(sent));
  }

  function forget() {
    clearTimeout(timer);
    pending = null;
    stored.write(null);
    changeState('none');
  }

  const onStorage = (event: StorageEvent) => {
    if (event.key === stored.key && state !== 'elsewhere') isTakenBy(stored.read()?.draft ?? null);
  };

  return {
    change(changes: OfferChanges) {
      pending = draftOf(changes);
      if (state === 'elsewhere') return;
      if (state !== 'local') changeState('local');
      clearTimeout(timer);
      timer = setTimeout(flush, saveDelay);
    },
    /** Deletes the draft here and on the server. */
    discard() {
      const isStored = state !== 'none';
      forget();
      if (isStored)
        sending = sending.then(() => saveQuoteOfferDraft(db, requestId, {})).catch(() => undefined);
    },
    /** Forgets the draft after it was sent as an offer. */
    sent: forget,
    /** Replaces the draft of the other page with this one. */
    overwrite(changes: OfferChanges) {
      seen = foreign?.saved_at ?? seen;
      pending = draftOf(changes);
      changeState('local');
      flush();
    },
    /** Gives this draft up and returns that of the other page. */
    yield(): OfferDraft | null {
      stored.write(foreign && { draft: foreign, sent: false });
      return foreign;
    },
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
