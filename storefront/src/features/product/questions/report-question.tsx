import { useTranslation } from '@mawad/shared-i18n';
import { reportQuestion } from '@mawad/supabase/questions/queries';
import { ReportDialog } from '../report-dialog.tsx';

interface ReportQuestionProps {
  questionId: number;
  onClose: () => void;
}

export function ReportQuestion({ questionId, onClose }: ReportQuestionProps) {
  const { t } = useTranslation('product');
  return (
    <ReportDialog
      title={t('questions.reportTitle')}
      done={t('questions.reported')}
      failed={t('questions.reportFailed')}
      report={(db, reason, note) => reportQuestion(db, questionId, reason, note)}
      onClose={onClose}
    />
  );
}
