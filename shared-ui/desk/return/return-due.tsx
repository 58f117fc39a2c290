import { useFormat, useTranslation } from '@mawad/shared-i18n';
import { Box } from '@mawad/shared-ui/kit/mui.ts';
import { Alert } from '@mawad/shared-ui/kit/mui-overlays.ts';
import type { ReturnView } from './return-view.ts';

/** The deadline that runs, and the clocks of an open appeal. */
export function ReturnDue({ view, now }: { view: ReturnView; now: number }) {
  const { t } = useTranslation(['return-desk', 'returns']);
  const format = useFormat();
  const { appeal, due_at: dueAt, due_kind: dueKind } = view;
  if (!appeal)
    return dueAt && dueKind ? (
      <Alert severity={dueKind === 'answer' ? 'warning' : 'info'}>
        {t(`returns:due.${dueKind}`, { time: format.dateTime(dueAt) })}
      </Alert>
    ) : null;
  const isLate = Date.parse(appeal.decision_due_at) < now;
  return (
    <Alert severity={isLate ? 'error' : 'warning'}>
      <Box>{t(`appeal.by.${appeal.side}`, { time: format.dateTime(appeal.at) })}</Box>
      {appeal.evidence_side && appeal.evidence_due_at && (
        <Box>
          {t(`appeal.evidence.${appeal.evidence_side}`, { time: format.dateTime(appeal.evidence_due_at) })}
        </Box>
      )}
      <Box>
        {t(isLate ? 'appeal.late' : 'appeal.decision', { time: format.dateTime(appeal.decision_due_at) })}
      </Box>
    </Alert>
  );
}
