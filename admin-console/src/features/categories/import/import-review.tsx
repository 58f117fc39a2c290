import { useErrorMessage, useFormat, useTranslation } from '@mawad/shared-i18n';
import { ButtonLink } from '@mawad/shared-ui/platform/link/link.tsx';
import { Box, Button, Typography } from '@mawad/shared-ui/kit/mui.ts';
import { Alert } from '@mawad/shared-ui/kit/mui-overlays.ts';
import { ReviewRows } from './review-rows.tsx';
import type { Review } from './use-category-import.ts';

interface ImportReviewProps {
  review: Review;
  busy: boolean;
  failure: unknown;
  onApply: () => void;
  onOther: () => void;
}

/** Outcome of every row of the file, before or after writing. */
export function ImportReview({ review, busy, failure, onApply, onOther }: ImportReviewProps) {
  const { t } = useTranslation(['import', 'admin-categories', 'errors']);
  const format = useFormat();
  const messageOf = useErrorMessage();
  const { create = 0, change = 0, refused = 0 } = review.result.counts;
  const toWrite = create + change;
  const isWritten = review.state === 'written';
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 }}>
      <Typography variant="h2" sx={{ fontSize: 'var(--text-20)', overflowWrap: 'anywhere' }}>
        <bdi>{review.file.name}</bdi>
      </Typography>
      {review.isRenewed && <Alert severity="warning">{t('admin-categories:import.stale')}</Alert>}
      <Alert severity={isWritten ? 'success' : 'info'} role="status">
        {isWritten && t('admin-categories:import.done')}
        {!isWritten && toWrite > 0 && t('one.checkedText')}
        {!isWritten && toWrite === 0 && t(`admin-categories:import.${refused > 0 ? 'noneLeft' : 'nothing'}`)}
      </Alert>
      {failure !== null && (
        <Alert severity="error" role="alert">
          {t('admin-categories:import.writeFailed')} {messageOf(failure)}
        </Alert>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
        {!isWritten && toWrite > 0 && (
          <Button variant="contained" loading={busy} onClick={onApply}>
            {t('one.apply', { count: toWrite, number: format.number(toWrite) })}
          </Button>
        )}
        {isWritten && (
          <ButtonLink to="/admin/categories" variant="contained">
            {t('admin-categories:back')}
          </ButtonLink>
        )}
        <Button disabled={busy} onClick={onOther}>
          {t('mapping.other')}
        </Button>
      </Box>
      <ReviewRows review={review} />
    </Box>
  );
}
