import { useState } from 'react';
import { useTranslation } from '@mawad/shared-i18n';
import { DecisionDialog } from '@mawad/shared-ui/desk/decision/decision-dialog.tsx';
import { TextField } from '@mawad/shared-ui/kit/mui-forms.ts';
import { useAction } from '@mawad/shared-ui/platform/use-action.ts';
import { backendOf } from '@mawad/supabase/client';
import { reportReasons, type ReportReason } from '@mawad/supabase/feedback/queries';

interface ReportDialogProps {
  title: string;
  /** Toast titles after success and failure. */
  done: string;
  failed: string;
  report: (db: ReturnType<typeof backendOf>['data'], reason: ReportReason, note?: string) => Promise<void>;
  onClose: () => void;
}

export function ReportDialog({ title, done, failed, report, onClose }: ReportDialogProps) {
  const { t } = useTranslation('product');
  const [reason, setReason] = useState<ReportReason>('insult');
  const sending = useAction({
    act: (services, note: string | undefined) => report(backendOf(services).data, reason, note),
    reads: [],
    done: () => done,
    failed,
    onDone: onClose,
  });
  return (
    <DecisionDialog
      title={title}
      text={t('reportText')}
      confirmLabel={t('reportSend')}
      note={{ label: t('reportNote') }}
      busy={sending.isPending}
      onConfirm={(note) => sending.mutate(note)}
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
