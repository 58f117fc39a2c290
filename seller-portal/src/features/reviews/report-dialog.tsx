import { useState } from 'react';
import { useTranslation } from '@mawad/shared-i18n';
import { DecisionDialog } from '@mawad/shared-ui/components/form/decision-dialog';
import { TextField } from '@mawad/shared-ui/mui-forms';
import {
  type CompanyReview,
  reportReasons,
  reportReview,
  type ReportReason,
} from '@mawad/supabase/queries/reviews';
import { useReviewAction } from './use-review-action.ts';

interface ReportDialogProps {
  review: CompanyReview;
  onClose: () => void;
}

/** Asks the staff to look at a review that should not stand on the page. */
export function ReportDialog({ review, onClose }: ReportDialogProps) {
  const { t } = useTranslation('reviews');
  const [reason, setReason] = useState<ReportReason>('insult');
  const report = useReviewAction<string | undefined>({
    act: (db, note) => reportReview(db, review.id, reason, note),
    done: t('reported'),
    failed: t('reportFailed'),
    onDone: onClose,
  });
  return (
    <DecisionDialog
      title={t('reportTitle')}
      text={t('reportText')}
      confirmLabel={t('report')}
      note={{ label: t('reportNote') }}
      busy={report.isPending}
      onConfirm={(note) => report.mutate(note)}
      onClose={onClose}
    >
      <TextField
        select
        label={t('reportReason')}
        value={reason}
        onChange={(event) => setReason(event.target.value as ReportReason)}
        slotProps={{ select: { native: true } }}
        sx={{ marginBlockStart: 1 }}
      >
        {reportReasons.map((value) => (
          <option key={value} value={value}>
            {t(`reasons.${value}`)}
          </option>
        ))}
      </TextField>
    </DecisionDialog>
  );
}
