import { type ReactNode, useId } from 'react';
import { useErrorMessage, useFormat, useTranslation } from '@mawad/shared-i18n';
import { Box, Button, Typography } from '@mawad/shared-ui/kit/mui.ts';
import { LinearProgress } from '@mawad/shared-ui/kit/mui-more.ts';
import { Alert } from '@mawad/shared-ui/kit/mui-overlays.ts';
import { SheetError } from '@mawad/shared-ui/spreadsheet/limits.ts';
import type { FileExport } from '@mawad/shared-ui/spreadsheet/use-file-export.ts';

interface Counted {
  done: number;
  total: number;
  isWaiting: boolean;
}

interface ExportOutcomeProps<Progress extends Counted> {
  state: FileExport<Progress>;
  /** Describes the progress; rows of all rows by default. */
  progressText?: (progress: Progress) => string;
  /** Describes errors that are not `SheetError`; the general message by default. */
  reasonOf?: (error: unknown) => string;
  /** Note about the written file. */
  noteOf?: (file: { rows: number; leftOut: string[] }) => ReactNode;
  onStop: () => void;
  /** Absent if the page has its own button nearby. */
  onAgain?: () => void;
  onClose: () => void;
}

/** Progress or result of `useFileExport`. */
export function ExportOutcome<Progress extends Counted>(props: ExportOutcomeProps<Progress>) {
  const messageOf = useErrorMessage();
  const { state, progressText, reasonOf = messageOf, noteOf, onStop, onAgain, onClose } = props;
  const { t } = useTranslation(['file-export', 'common', 'portal-errors']);
  const format = useFormat();
  switch (state.step) {
    case 'idle':
      return null;
    case 'running':
      return <Progress textOf={progressText} progress={state.progress} onStop={onStop} />;
    case 'stopped':
      return (
        <Alert severity="info" role="status" onClose={onClose}>
          {t('stopped')}
        </Alert>
      );
    case 'failed':
      return (
        <Alert
          severity="error"
          role="alert"
          action={
            onAgain && (
              <Button color="inherit" size="small" onClick={onAgain}>
                {t('common:actions.retry')}
              </Button>
            )
          }
        >
          <strong>{t('portal-errors:export_failed')}</strong>
          <Box>{state.error instanceof SheetError ? t('notWritten') : reasonOf(state.error)}</Box>
        </Alert>
      );
    case 'done':
      return (
        <Alert
          severity={state.leftOut.length + state.unread > 0 ? 'warning' : 'success'}
          role="status"
          action={
            <Button color="inherit" size="small" onClick={state.save}>
              {t('saveAgain')}
            </Button>
          }
        >
          {t('done', { count: state.rows, number: format.number(state.rows) })}
          {state.unread > 0 && (
            <Box>{t('unread', { count: state.unread, number: format.number(state.unread) })}</Box>
          )}
          {noteOf?.(state)}
        </Alert>
      );
  }
}

interface ProgressProps<Progress extends Counted> {
  textOf?: (progress: Progress) => string;
  /** Null while the rows are being counted. */
  progress: Progress | null;
  onStop: () => void;
}

function Progress<State extends Counted>({ textOf, progress, onStop }: ProgressProps<State>) {
  const { t } = useTranslation(['file-export', 'common']);
  const format = useFormat();
  const id = useId();
  const rows = ({ done, total }: State) =>
    t('progress', { done: format.number(done), total: format.number(total) });
  const text = progress ? (textOf ?? rows)(progress) : t('counting');
  const share = progress && progress.total > 0 ? (progress.done / progress.total) * 100 : 0;
  return (
    <Box sx={{ display: 'grid', gap: 1, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
        <Box id={id} sx={{ flex: '1 1 200px', fontVariantNumeric: 'tabular-nums' }}>
          {text}
        </Box>
        <Button size="small" variant="outlined" onClick={onStop}>
          {t('common:actions.cancel')}
        </Button>
      </Box>
      <LinearProgress
        aria-labelledby={id}
        variant={progress ? 'determinate' : 'indeterminate'}
        value={share}
      />
      <Typography variant="body2" color="textSecondary">
        {t(progress?.isWaiting ? 'waiting' : 'stay')}
      </Typography>
    </Box>
  );
}
