import { useErrorMessage, useTranslation } from '@mawad/shared-i18n';
import { useServices } from '@mawad/shared-ui/platform/contract.ts';
import { Button } from '@mawad/shared-ui/kit/mui.ts';
import { useMutation } from '@mawad/shared-ui/platform/query.ts';
import { useStore } from '@mawad/shared-ui/platform/store/index.ts';
import { mintUuid } from '@mawad/shared-ui/kit/uuid.ts';
import { backendOf } from '@mawad/supabase/client';
import { saveQuoteDraft } from '@mawad/supabase/queries/quotes';
import { everyQuery } from '@mawad/supabase/query-keys';
import { draftBody } from './quote-draft.ts';
import type { QuoteForm } from './use-quote-form.ts';

/** Saves the form among the user's own requests, where another device finds it. */
export function SaveDraftButton({ form }: { form: QuoteForm }) {
  const { t } = useTranslation('quote');
  const services = useServices();
  const messageOf = useErrorMessage();
  const showToast = useStore((state) => state.toast.show);
  const save = useMutation({
    mutationFn: async () => {
      const draft = { ...form.current(), draft_id: form.origin.draft_id ?? mintUuid() };
      await saveQuoteDraft(backendOf(services).data, draft.draft_id, draftBody(draft));
      return draft;
    },
    onSuccess: (draft) => {
      // Only the id is taken over: entries typed while the draft was saved stay.
      form.open({ ...form.current(), draft_id: draft.draft_id });
      showToast({ title: t('draft.saved') });
      void services.queryClient.invalidateQueries({ queryKey: everyQuery('quotes') });
    },
    onError: (error) =>
      showToast({ title: t('draft.failed'), description: messageOf(error), variant: 'destructive' }),
  });
  return (
    <Button size="large" variant="outlined" loading={save.isPending} onClick={() => save.mutate()}>
      {t('draft.save')}
    </Button>
  );
}
