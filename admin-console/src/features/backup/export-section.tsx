import { type FormEvent, useId, useState } from 'react';
import { useFormat, useTranslation } from '@mawad/shared-i18n';
import { Icon } from '@mawad/shared-ui/components/icon';
import { Panel } from '@mawad/shared-ui/components/panel';
import { mdiDownload } from '@mawad/shared-ui/icons';
import { Box, Button, Typography } from '@mawad/shared-ui/mui';
import { Checkbox, FormControlLabel } from '@mawad/shared-ui/mui-forms';
import { LinearProgress } from '@mawad/shared-ui/mui-more';
import { Alert } from '@mawad/shared-ui/mui-overlays';
import { type ExportChoice, exportChoices } from '@mawad/supabase/queries/exports';
import { useExport } from './use-export.ts';
import type { ExportProgress } from './write-export.ts';

const all = Object.keys(exportChoices) as ExportChoice[];

/** Chooses what is exported and writes it into one .xlsx file. */
export function ExportSection() {
  const { t } = useTranslation('admin-backup');
  const format = useFormat();
  const id = useId();
  const [chosen, setChosen] = useState<ExportChoice[]>(['orders']);
  const { state, start, stop, textOf } = useExport();
  const isRunning = state.step === 'running';
  const isAll = chosen.length === all.length;
  const toggle = (choice: ExportChoice) =>
    setChosen(all.filter((one) => (one === choice) !== chosen.includes(one)));

  function submit(event: FormEvent) {
    event.preventDefault();
    if (chosen.length > 0 && !isRunning) void start(chosen);
  }

  return (
    <Panel
      component="form"
      onSubmit={submit}
      aria-labelledby={id}
      sx={{ display: 'grid', gap: 2, padding: { xs: 2, sm: 3 } }}
    >
      <Box>
        <Typography id={id} variant="h3" component="h2">
          {t('export.title')}
        </Typography>
        <Typography color="textSecondary" sx={{ marginBlockStart: 0.5 }}>
          {t('export.text')}
        </Typography>
      </Box>
      <Box role="group" aria-label={t('export.what')} sx={choicesStyle}>
        <FormControlLabel
          control={
            <Checkbox
              checked={isAll}
              indeterminate={!isAll && chosen.length > 0}
              onChange={() => setChosen(isAll ? [] : all)}
            />
          }
          label={t('export.everything')}
          disabled={isRunning}
        />
        {all.map((choice) => (
          <FormControlLabel
            key={choice}
            control={<Checkbox checked={chosen.includes(choice)} onChange={() => toggle(choice)} />}
            label={t(`choices.${choice}`)}
            disabled={isRunning}
          />
        ))}
      </Box>
      <Outcome state={state} textOf={textOf} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
        {isRunning ? (
          <Button variant="outlined" onClick={stop}>
            {t('export.cancel')}
          </Button>
        ) : (
          <Button
            type="submit"
            variant="contained"
            disabled={chosen.length === 0}
            startIcon={<Icon path={mdiDownload} />}
          >
            {isAll
              ? t('export.startAll')
              : t('export.start', { count: chosen.length, number: format.number(chosen.length) })}
          </Button>
        )}
      </Box>
    </Panel>
  );
}

const choicesStyle = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(190px, 1fr))',
  '& > :first-of-type': { gridColumn: '1 / -1' },
} as const;

function Outcome({ state, textOf }: Pick<ReturnType<typeof useExport>, 'state' | 'textOf'>) {
  const { t } = useTranslation(['admin-backup', 'errors']);
  const format = useFormat();
  switch (state.step) {
    case 'idle':
      return null;
    case 'running':
      return <Progress progress={state.progress} />;
    case 'stopped':
      return (
        <Alert severity="info" role="status">
          {t('export.stopped')}
        </Alert>
      );
    case 'failed':
      return (
        <Alert severity="error" role="alert">
          <strong>{t('errors:export_failed')}</strong>
          <Box>{textOf(state.error)}</Box>
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
        </Alert>
      );
  }
}

function Progress({ progress }: { progress: ExportProgress | null }) {
  const { t } = useTranslation('admin-backup');
  const format = useFormat();
  const id = useId();
  const share = progress && progress.total > 0 ? (progress.done / progress.total) * 100 : 0;
  return (
    <Box>
      <Box id={id} sx={{ marginBlockEnd: 1, fontVariantNumeric: 'tabular-nums' }}>
        {progress
          ? t('export.progress', {
              sheet: t(`sheets.${progress.entity}`),
              done: format.number(progress.done),
              total: format.number(progress.total),
            })
          : t('export.counting')}
      </Box>
      <LinearProgress
        aria-labelledby={id}
        variant={progress ? 'determinate' : 'indeterminate'}
        value={share}
      />
      <Typography variant="body2" color="textSecondary" sx={{ marginBlockStart: 1 }}>
        {t('export.stay')}
      </Typography>
    </Box>
  );
}
