import { useEffect, useEffectEvent } from 'react';
import { localized, useErrorMessage, useLanguage, useTranslation } from '@mawad/shared-i18n';
import { useServices } from '@mawad/shared-ui/platform/contract.ts';
import { useQuery } from '@mawad/shared-ui/platform/query.ts';
import { useSearchParams } from '@mawad/shared-ui/kit/router.ts';
import { useStore } from '@mawad/shared-ui/platform/store/index.ts';
import type { OwnQuote } from '@mawad/supabase/quotes/queries';
import { parseDraft } from './quote-draft.ts';
import { ownQuoteQuery } from './quote-queries.ts';
import { askerOf } from './quote-schema.ts';
import { formLine } from './request-lines.ts';
import type { QuoteForm } from './use-quote-form.ts';

/**
 * Fills the form with the saved draft of `?draft=` or with the request of `?repeat=` once, and removes the parameter, so that
 * a reload does not do it again. Lines that were in the form stay after the opened ones.
 */
export function useOpenedRequest(form: QuoteForm): void {
  const { t } = useTranslation('quote');
  const language = useLanguage();
  const messageOf = useErrorMessage();
  const showToast = useStore((state) => state.toast.show);
  const userId = useStore((state) => state.session.user?.id);
  const [params, setParams] = useSearchParams();
  const draftId = params.get('draft');
  const id = draftId ?? params.get('repeat');
  const { data, error } = useQuery({
    ...ownQuoteQuery(useServices(), userId ?? '', id ?? ''),
    enabled: id !== null && userId !== undefined,
  });
  const isReady = form.isOpen && id !== null && (data?.id === id || error !== null);

  function contentOf(quote: OwnQuote) {
    if (draftId) return { ...parseDraft(quote.draft), draft_id: quote.id, saved_at: quote.updated_at };
    return {
      lines: quote.lines.map(formLine),
      // The files belong to the earlier request.
      asker: { ...askerOf(quote, (seller) => localized(seller, 'company_name', language)), files: [] },
      repeats_id: quote.id,
    };
  }

  const open = useEffectEvent(() => {
    setParams({}, { replace: true, preventScrollReset: true });
    try {
      if (!data) throw error ?? new Error('no request');
      const content = contentOf(data);
      const { lines, origin } = form;
      const isSame = draftId !== null && origin.draft_id === draftId;
      form.open(content);
      if (!isSame && lines.length > 0) form.change({ type: 'append', lines });
    } catch (cause) {
      showToast({ title: t('draft.unreadable'), description: messageOf(cause), variant: 'destructive' });
    }
  });
  useEffect(() => {
    if (isReady) open();
  }, [isReady]);
}
