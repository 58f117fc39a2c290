import { useId } from 'react';
import { useErrorMessage, useFormat, useTranslation } from '@mawad/shared-i18n';
import { Box, Button, Typography } from '@mawad/shared-ui/mui';
import { LinearProgress } from '@mawad/shared-ui/mui-more';
import { Alert } from '@mawad/shared-ui/mui-overlays';
import { SheetError } from '@mawad/shared-ui/spreadsheet/limits';
import type { FileExport } from '@mawad/shared-ui/spreadsheet/use-file-export';
import { importLimits } from '../../../product-file/import-limits.ts';
import type { ExportProgress } from './write-products.ts';

interface OutcomeProps {
  state: FileExport<ExportProgress>;
  onStop: () => void;
  onAgain: () => void;
  onClose: () => void;
}

/** How far the file is, or what became of it. */
export function ExportOutcome({ state, onStop, onAgain, onClose }: OutcomeProps) {
  const { t } = useTranslation(['product-bulk', 'errors']);
  const format = useFormat();
  const messageOf = useErrorMessage();
  switch (state.step) {
    case 'idle':
      return null;
    case 'running':
      return <Progress progress={state.progress} onStop={onStop} />;
    case 'stopped':
      return (
        <Alert severity="info" role="status" onClose={onClose}>
          {t('export.stopped')}
        </Alert>
      );
    case 'failed':
      return (
        <Alert
          severity="error"
          role="alert"
          action={
            <Button color="inherit" size="small" onClick={onAgain}>
              {t('export.again')}
            </Button>
          }
        >
          <strong>{t('errors:export_failed')}</strong>
          <Box>{state.error instanceof SheetError ? t('export.notWritten') : messageOf(state.error)}</Box>
        </Alert>
      );
    case 'done':
      return (
        <Alert
          severity="success"
          role="status"
          action={
            <Button color="inherit" size="small" onClick={state.save}>
              {t('export.saveAgain')}
            </Button>
          }
        >
          {t('export.done', { count: state.rows, number: format.number(state.rows) })}
          {state.rows >= importLimits.rows && (
            <Box>{t('export.sheets', { limit: format.number(importLimits.rows) })}</Box>
          )}
        </Alert>
      );
  }
}

function Progress({ progress, onStop }: { progress: ExportProgress | null; onStop: () => void }) {
  const { t } = useTranslation('product-bulk');
  const format = useFormat();
  const id = useId();
  const share = progress && progress.total > 0 ? (progress.done / progress.total) * 100 : 0;
  return (
    <Box sx={{ display: 'grid', gap: 1, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
        <Box id={id} sx={{ flex: '1 1 200px', fontVariantNumeric: 'tabular-nums' }}>
          {progress
            ? t('export.progress', {
                done: format.number(progress.done),
                total: format.number(progress.total),
              })
            : t('export.counting')}
        </Box>
        <Button size="small" variant="outlined" onClick={onStop}>
          {t('export.cancel')}
        </Button>
      </Box>
      <LinearProgress
        aria-labelledby={id}
        variant={progress ? 'determinate' : 'indeterminate'}
        value={share}
      />
      <Typography variant="body2" color="textSecondary">
        {t('export.stay')}
      </Typography>
    </Box>
  );
}
