import { useTranslation } from '@mawad/shared-i18n';
import { reportReview } from '@mawad/supabase/reviews/queries';
import { ReportDialog } from '../report-dialog.tsx';

interface ReportReviewProps {
  reviewId: number;
  onClose: () => void;
}

export function ReportReview({ reviewId, onClose }: ReportReviewProps) {
  const { t } = useTranslation('product');
  return (
    <ReportDialog
      title={t('reportTitle')}
      done={t('reported')}
      failed={t('reportFailed')}
      report={(db, reason, note) => reportReview(db, reviewId, reason, note)}
      onClose={onClose}
    />
  );
}
