import { useState } from 'react';
import { useErrorMessage, useTranslation } from '@mawad/shared-i18n';
import { DecisionDialog } from '@mawad/shared-ui/components/form/decision-dialog';
import { useServices } from '@mawad/shared-ui/contract';
import { TextField } from '@mawad/shared-ui/mui-forms';
import { useMutation } from '@mawad/shared-ui/query';
import { useStoreApi } from '@mawad/shared-ui/store';
import { backendOf } from '@mawad/supabase/client';
import { reportReasons, reportReview, type ReportReason } from '@mawad/supabase/queries/reviews';

interface ReportReviewProps {
  reviewId: number;
  onClose: () => void;
}

/** Asks why a review should be looked at, and tells the staff. */
export function ReportReview({ reviewId, onClose }: ReportReviewProps) {
  const { t } = useTranslation('product');
  const services = useServices();
  const messageOf = useErrorMessage();
  const { show } = useStoreApi().getState().toast;
  const [reason, setReason] = useState<ReportReason>('insult');
  const report = useMutation({
    mutationFn: (note: string | undefined) => reportReview(backendOf(services).data, reviewId, reason, note),
    onSuccess: () => {
      show({ title: t('reported') });
      onClose();
    },
    onError: (error) =>
      show({ title: t('reportFailed'), description: messageOf(error), variant: 'destructive' }),
  });
  return (
    <DecisionDialog
      title={t('reportTitle')}
      text={t('reportText')}
      confirmLabel={t('reportSend')}
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
            {t(`reportReasons.${value}`)}
          </option>
        ))}
      </TextField>
    </DecisionDialog>
  );
}
