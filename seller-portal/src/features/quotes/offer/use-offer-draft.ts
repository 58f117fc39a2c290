import { useEffect, useRef, useState } from 'react';
import { createDraftKeeper, type DraftState } from '@mawad/shared-ui/platform/draft/draft-keeper.ts';
import type { Draft } from '@mawad/shared-ui/platform/draft/local-draft.ts';
import { useServices } from '@mawad/shared-ui/platform/contract.ts';
import { backendOf } from '@mawad/supabase/client';
import { discardQuoteOfferDraft, saveQuoteOfferDraft } from '@mawad/supabase/quotes/queries';
import { draftOf, localOfferDraft, type OfferDraft } from './offer-draft.ts';
import type { OfferChanges } from './use-offer-form.ts';

/** Keeps the unsent changes of the form as a draft; null means that there are none. */
export function useOfferDraft(
  requestId: string,
  draft: Draft<OfferDraft> | null,
  changes: OfferChanges | null,
) {
  const services = useServices();
  const [state, setState] = useState<DraftState>(draft ? 'kept' : 'none');
  const [keeper] = useState(() => {
    const { data } = backendOf(services);
    return createDraftKeeper<OfferDraft>({
      id: requestId,
      local: localOfferDraft(requestId),
      server: {
        save: (content, expected) => saveQuoteOfferDraft(data, requestId, content, expected),
        discard: (expected) => discardQuoteOfferDraft(data, requestId, expected),
      },
      draft,
      onState: setState,
    });
  });
  // The draft with which the form opened is stored already.
  const stored = useRef(changes);
  useEffect(() => keeper.start(), [keeper]);
  useEffect(() => {
    if (changes === stored.current) return;
    stored.current = changes;
    if (changes) keeper.change(draftOf(changes));
    else keeper.discard();
  }, [changes, keeper]);
  return { state, keeper };
}
