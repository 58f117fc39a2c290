import { useEffect, useState } from 'react';
import type { DraftState } from '@mawad/shared-ui/platform/draft/draft-keeper.ts';
import { useServices } from '@mawad/shared-ui/platform/contract.ts';
import { backendOf } from '@mawad/supabase/client';
import { everyQuery } from '@mawad/supabase/query-keys';
import { createSavedDraft, type SavedDraft } from './saved-draft.ts';

export interface KeptDraft {
  draft: SavedDraft;
  state: DraftState;
  /** Why the server has not taken the draft; null after it has. */
  failure: unknown;
}

/** Saves the form of a new request while it is filled in. */
export function useSavedDraft(): KeptDraft {
  const services = useServices();
  const [state, setState] = useState<DraftState>('none');
  const [failure, setFailure] = useState<unknown>(null);
  const [draft] = useState(() => {
    const refreshLists = () =>
      void services.queryClient.invalidateQueries({ queryKey: everyQuery('quotes') });
    return createSavedDraft({
      db: backendOf(services).data,
      onState(next) {
        setState(next);
        if (next !== 'kept') return;
        setFailure(null);
        refreshLists();
      },
      onFailure: setFailure,
      onDeleted: refreshLists,
    });
  });
  useEffect(() => draft.release, [draft]);
  return { draft, state, failure };
}
