import { useErrorMessage, useTranslation } from '@mawad/shared-i18n';
import { useServices } from '@mawad/shared-ui/platform/contract.ts';
import { Box, Button, Typography } from '@mawad/shared-ui/kit/mui.ts';
import { Alert } from '@mawad/shared-ui/kit/mui-overlays.ts';
import { useStore } from '@mawad/shared-ui/platform/store/index.ts';
import { parseDraft } from './quote-draft.ts';
import { ownQuoteQuery } from './quote-queries.ts';
import type { QuoteForm } from './use-quote-form.ts';
import type { KeptDraft } from './use-saved-draft.ts';

/** Shows whether the draft is saved; if another page changed it, the reader chooses which one to use. */
export function DraftStatus({ form, kept }: { form: QuoteForm; kept: KeptDraft }) {
  const { t } = useTranslation('quote');
  const services = useServices();
  const messageOf = useErrorMessage();
  const showToast = useStore((state) => state.toast.show);
  const userId = useStore((state) => state.session.user?.id);
  const { draft, state, failure } = kept;
  if (userId === undefined) return null;

  async function takeOther() {
    try {
      const id = draft.id ?? '';
      const query = { ...ownQuoteQuery(services, userId!, id), staleTime: 0 };
      const other = await services.queryClient.fetchQuery(query);
      const content = parseDraft(other.draft);
      draft.giveUp();
      form.open({ ...content, draft_id: other.id, saved_at: other.updated_at });
    } catch (error) {
      showToast({ title: t('draft.unreadable'), description: messageOf(error), variant: 'destructive' });
    }
  }
  if (state === 'elsewhere')
    return (
      <Alert severity="warning" role="alert" sx={{ flexBasis: '100%' }}>
        {t('draft.elsewhere')}
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, marginBlockStart: 1 }}>
          <Button color="inherit" variant="outlined" onClick={() => void takeOther()}>
            {t('draft.takeOther')}
          </Button>
          <Button color="inherit" onClick={() => draft.overwrite(form.current())}>
            {t('draft.keepMine')}
          </Button>
        </Box>
      </Alert>
    );
  const text = failure
    ? `${t('draft.failed')} ${messageOf(failure)}`
    : state === 'none'
      ? ''
      : t(`draft.${state}`);
  return (
    <Typography role="status" variant="body2" color="textSecondary">
      {text}
    </Typography>
  );
}
