import { useFormat, useTranslation } from '@mawad/shared-i18n';
import { WorkProgress } from '@mawad/shared-ui/desk/import/work-progress.tsx';
import { Panel } from '@mawad/shared-ui/kit/panel.tsx';
import { Typography } from '@mawad/shared-ui/kit/mui.ts';
import { Alert } from '@mawad/shared-ui/kit/mui-overlays.ts';
import type { ImportProgress } from '@mawad/supabase/imports/queries';
import { isWorking } from './import-queries.ts';
import { appliedRows, rowsToApply } from './import-counts.ts';

const texts = {
  staging: 'one.stagingText',
  checked: 'one.checkedText',
  paused: 'one.pausedText',
  done: 'one.doneText',
  undone: 'one.undoneText',
  cancelled: 'one.cancelledText',
} as const;

/** State of an import: a sentence, or a progress bar while the server works on it. */
export function ImportState({ one }: { one: ImportProgress }) {
  const { t } = useTranslation('import');
  if (one.set_aside)
    return (
      <Alert severity="error" role="status">
        {t('one.setAsideText')}
      </Alert>
    );
  if (isWorking(one)) return <Working one={one} />;
  const status = one.status as keyof typeof texts;
  const { create = 0, change = 0, refused = 0, held = 0, kept = 0 } = one.counts;
  const text =
    status === 'checked' && one.finished_at !== null
      ? 'one.checkedAgainText'
      : status === 'done' && refused > 0
        ? 'one.doneRefusedText'
        : texts[status];
  const isIdle = status === 'checked' && create + change + refused + held === 0;
  return (
    <Alert
      severity={status === 'done' && refused === 0 ? 'success' : status === 'staging' ? 'warning' : 'info'}
      role="status"
    >
      {t(isIdle ? 'one.nothingText' : status === 'undone' && kept > 0 ? 'one.undonePartlyText' : text)}
    </Alert>
  );
}

function Working({ one }: { one: ImportProgress }) {
  const { t } = useTranslation('import');
  const format = useFormat();
  const [done, total] = progressOf(one);
  const key = one.status as 'checking' | 'applying' | 'undoing';
  return (
    <Panel role="status" sx={{ display: 'grid', gap: 1, padding: 2 }}>
      <WorkProgress
        label={t(`one.${key}`, { done: format.number(done), total: format.number(total) })}
        share={total === 0 ? 1 : done / total}
      />
      <Typography variant="body2" color="textSecondary">
        {t('one.closable')}
      </Typography>
    </Panel>
  );
}

/** Rows done and total rows of the current step. */
function progressOf({ status, counts, confirmed, position, row_count }: ImportProgress): [number, number] {
  const { waiting = 0, undone = 0, kept = 0 } = counts;
  if (status === 'undoing') return [undone + kept, undone + kept + appliedRows(counts)];
  if (status === 'applying')
    return [appliedRows(counts), appliedRows(counts) + rowsToApply({ counts, confirmed })];
  // The first check has waiting rows to count; a repeated check only has its position.
  return [waiting > 0 ? row_count - waiting : Math.min(position, row_count), row_count];
}
