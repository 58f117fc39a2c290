import { createDraftKeeper, type DraftState } from '@mawad/shared-ui/platform/draft/draft-keeper.ts';
import { mintUuid } from '@mawad/shared-ui/kit/uuid.ts';
import type { DataClient } from '@mawad/supabase/client';
import { deleteQuoteDraft, saveQuoteDraft } from '@mawad/supabase/quotes/queries';
import { draftBody, type DraftSlot, newRequestSlot, type QuoteDraft } from './quote-draft.ts';

interface Options {
  db: DataClient;
  onState: (state: DraftState) => void;
  onFailure: (error: unknown) => void;
  /** Called after the draft was deleted on the server. */
  onDeleted: () => void;
}

/** Draft of a new request in the browser and, for signed-in users, among their requests on the server. */
export function createSavedDraft({ db, onState, onFailure, onDeleted }: Options) {
  let opened: ReturnType<typeof open> | null = null;
  /** The draft became a request; the form is emptied field by field until it forgets the draft. */
  let isSent = false;

  function open({ owner, draft_id, saved_at }: QuoteDraft) {
    const place = { owner, draft_id: draft_id ?? mintUuid(), saved_at };
    const keeper = createDraftKeeper<QuoteDraft>({
      id: place.draft_id,
      local: {
        key: '',
        // The form stores its content itself, also in other tabs; the server notices when two of them write.
        read: () => null,
        forget: () => undefined,
        write(stored) {
          if (!stored) return;
          const { updated_at, content } = stored;
          place.saved_at = updated_at ?? undefined;
          newRequestSlot.write({ ...content, ...place });
        },
      },
      server: {
        save: (content, expected) => saveQuoteDraft(db, place.draft_id, draftBody(content), expected),
        discard: (expected) => deleteQuoteDraft(db, place.draft_id, expected).then(onDeleted),
      },
      draft: saved_at ? { id: place.draft_id, updated_at: saved_at, content: null! } : null,
      onState,
      onFailure,
    });
    return { place, keeper, stop: keeper.start(), seen: '' };
  }

  function release() {
    opened?.stop();
    opened = null;
  }

  const slot: DraftSlot = {
    read: newRequestSlot.read,
    forget(owner) {
      // After signing out the form is emptied, too, but the person's draft stays.
      if (opened && !isSent && opened.place.owner === owner) {
        opened.keeper.discard();
        opened.place.saved_at = undefined;
        opened.seen = 'emptied';
      } else opened?.keeper.giveUp();
      isSent = false;
      newRequestSlot.forget(owner);
    },
    write(draft) {
      if (isSent) return undefined;
      const { owner, draft_id, lines, asker } = draft;
      if (owner === null) {
        release();
        return newRequestSlot.write(draft);
      }
      const isOther = opened?.place.owner !== owner || (draft_id && opened.place.draft_id !== draft_id);
      if (isOther) release();
      opened ??= open(draft);
      newRequestSlot.write({ ...draft, ...opened.place });
      const content = JSON.stringify([lines, asker]);
      // A draft that was just opened is on the server already.
      const isNew = opened.seen === '' ? !draft.saved_at : opened.seen !== content;
      opened.seen = content;
      if (isNew) opened.keeper.change(draft);
      return undefined;
    },
  };

  return {
    slot,
    /** Draft that becomes the request; undefined for guests. */
    get id() {
      return opened?.place.draft_id;
    },
    pause: async () => opened?.keeper.pause(),
    resume: () => opened?.keeper.resume(),
    /** Forgets the draft, which became a request. */
    saved() {
      isSent = true;
      opened?.keeper.saved();
      release();
    },
    /** Gives the draft up for the one that another page saved. */
    giveUp() {
      opened?.keeper.giveUp();
      release();
    },
    overwrite: (draft: QuoteDraft) => opened?.keeper.overwrite(draft),
    release,
  };
}

export type SavedDraft = ReturnType<typeof createSavedDraft>;
