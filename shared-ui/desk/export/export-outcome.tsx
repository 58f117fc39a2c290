import { type ReactNode, useId } from 'react';
import { useFormat, useTranslation } from '@mawad/shared-i18n';
import { Box, Button, Typography } from '@mawad/shared-ui/kit/mui.ts';
import { LinearProgress } from '@mawad/shared-ui/kit/mui-more.ts';
import { Alert } from '@mawad/shared-ui/kit/mui-overlays.ts';
import type { FileExport } from '@mawad/shared-ui/spreadsheet/use-file-export.ts';

interface Counted {
  done: number;
  total: number;
}

interface ExportOutcomeProps<Progress extends Counted> {
  state: FileExport<Progress>;
  /** Describes the progress; null while the rows are being counted. */
  progressText: (progress: Progress | null) => string;
  reasonOf: (error: unknown) => string;
  /** Note about the written file. */
  noteOf?: (file: { rows: number; leftOut: string[] }) => ReactNode;
  onStop: () => void;
  /** Absent if the page has its own button nearby. */
  onAgain?: () => void;
  onClose: () => void;
}

/** Progress or result of `useFileExport`. */
export function ExportOutcome<Progress extends Counted>(props: ExportOutcomeProps<Progress>) {
  const { state, progressText, reasonOf, noteOf, onStop, onAgain, onClose } = props;
  const { t } = useTranslation(['file-export', 'common', 'portal-errors']);
  const format = useFormat();
  switch (state.step) {
    case 'idle':
      return null;
    case 'running':
      return <Progress text={progressText(state.progress)} progress={state.progress} onStop={onStop} />;
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
          <Box>{reasonOf(state.error)}</Box>
        </Alert>
      );
    case 'done':
      return (
        <Alert
          severity={state.leftOut.length > 0 ? 'warning' : 'success'}
          role="status"
          action={
            <Button color="inherit" size="small" onClick={state.save}>
              {t('saveAgain')}
            </Button>
          }
        >
          {t('done', { count: state.rows, number: format.number(state.rows) })}
          {noteOf?.(state)}
        </Alert>
      );
  }
}

function Progress({
  text,
  progress,
  onStop,
}: {
  text: string;
  progress: Counted | null;
  onStop: () => void;
}) {
  const { t } = useTranslation(['file-export', 'common']);
  const id = useId();
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
        {t('stay')}
      </Typography>
    </Box>
  );
}
