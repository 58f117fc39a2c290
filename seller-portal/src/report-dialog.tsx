import { useState } from 'react';
import { useTranslation } from '@mawad/shared-i18n';
import { DecisionDialog } from '@mawad/shared-ui/desk/decision/decision-dialog.tsx';
import { TextField } from '@mawad/shared-ui/kit/mui-forms.ts';
import type { DataClient } from '@mawad/supabase/client';
import { reportReasons, type ReportReason } from '@mawad/supabase/feedback/queries';
import { useFeedbackAction } from './use-feedback-action.ts';

export interface ReportDialogProps {
  title: string;
  text: string;
  /** Title of the error toast. */
  failed: string;
  reads: 'reviews' | 'questions';
  report: (db: DataClient, reason: ReportReason, note?: string) => Promise<void>;
  onClose: () => void;
}

/** Dialog that reports a review or question to the staff; needs the messages `reviews`. */
export function ReportDialog({ title, text, failed, reads, report, onClose }: ReportDialogProps) {
  const { t } = useTranslation('reviews');
  const [reason, setReason] = useState<ReportReason>('insult');
  const { decide, busy, problem } = useFeedbackAction({
    thing: null,
    act: (db, _seen, note: string | undefined) => report(db, reason, note),
    reads,
    done: t('reported'),
    failed,
    onDone: onClose,
  });
  return (
    <DecisionDialog
      title={title}
      text={text}
      confirmLabel={t('report')}
      note={{ label: t('reportNote') }}
      busy={busy}
      problem={problem}
      onConfirm={decide}
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
