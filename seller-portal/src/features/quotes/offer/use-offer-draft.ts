import { useEffect, useRef, useState } from 'react';
import { useServices } from '@mawad/shared-ui/platform/contract.ts';
import { backendOf } from '@mawad/supabase/client';
import { type AskedQuote, getAskedQuote } from '@mawad/supabase/queries/quotes';
import { createDraftKeeper, type DraftState, type OfferDraft, readDraft } from './draft-keeper.ts';
import type { OfferChanges } from './use-offer-form.ts';

/** Keeps the unsent changes of the form as a draft; null means that there are none. */
export function useOfferDraft(
  { request_id: requestId, ...quote }: AskedQuote,
  draft: OfferDraft | null,
  changes: OfferChanges | null,
) {
  const services = useServices();
  const [state, setState] = useState<DraftState>(draft ? 'kept' : 'none');
  const [keeper] = useState(() => {
    const { data } = backendOf(services);
    return createDraftKeeper({
      db: data,
      requestId,
      draft,
      seen: readDraft(quote.draft)?.saved_at ?? null,
      read: async () => readDraft((await getAskedQuote(data, requestId)).draft),
      onState: setState,
    });
  });
  // The draft with which the form opened is stored already.
  const stored = useRef(changes);
  useEffect(() => keeper.start(), [keeper]);
  useEffect(() => {
    if (changes === stored.current) return;
    stored.current = changes;
    if (changes) keeper.change(changes);
    else keeper.discard();
  }, [changes, keeper]);
  return { state, keeper };
}
