import { type FormEvent, useId, useState } from 'react';
import { useFormat, useTranslation } from '@mawad/shared-i18n';
import { Icon } from '@mawad/shared-ui/kit/icon.tsx';
import { Panel } from '@mawad/shared-ui/kit/panel.tsx';
import { ExportOutcome } from '@mawad/shared-ui/desk/export/export-outcome.tsx';
import { mdiDownload } from '@mawad/shared-ui/kit/icons.ts';
import { Box, Button, Typography } from '@mawad/shared-ui/kit/mui.ts';
import { Alert } from '@mawad/shared-ui/kit/mui-overlays.ts';
import { PortalDay } from '@mawad/shared-ui/desk/list/portal-day.tsx';
import { Checkbox, FormControlLabel } from '@mawad/shared-ui/kit/mui-forms.ts';
import { type ExportChoice, exportChoices, exportRights } from '@mawad/supabase/desk/exports-queries';
import { useStaffMay } from '../../staff-rights.ts';
import { useExport } from './use-export.ts';
import type { ExportProgress } from './write-export.ts';

const choices = Object.keys(exportChoices) as ExportChoice[];

/** Exports the chosen kinds of data as one .xlsx file; offers only kinds that the reader may see. */
export function ExportSection() {
  const { t } = useTranslation('admin-backup');
  const format = useFormat();
  const id = useId();
  const may = useStaffMay();
  const all = choices.filter((choice) => may(exportRights[choice]));
  const [picked, setChosen] = useState<ExportChoice[]>(['orders']);
  const chosen = all.filter((choice) => picked.includes(choice));
  const { state, start, stop, dismiss, textOf } = useExport();
  const isRunning = state.step === 'running';
  const [first, setFirst] = useState('');
  const [last, setLast] = useState('');
  const isReversed = first !== '' && last !== '' && last < first;
  const isAll = chosen.length === all.length && all.length > 0;
  const toggle = (choice: ExportChoice) =>
    setChosen(all.filter((one) => (one === choice) !== chosen.includes(one)));

  const progressText = ({ entity, done, total }: ExportProgress) =>
    t('export.progress', {
      sheet: t(`sheets.${entity}`),
      done: format.number(done),
      total: format.number(total),
    });

  function submit(event: FormEvent) {
    event.preventDefault();
    if (chosen.length === 0 || isReversed || isRunning) return;
    void start(chosen, { ...(first && { first_day: first }), ...(last && { last_day: last }) });
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
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
        <PortalDay label={t('export.from')} value={first} onChoose={setFirst} />
        <PortalDay label={t('export.to')} value={last} onChoose={setLast} />
        <Typography variant="body2" color="textSecondary" sx={{ flex: '1 1 260px' }}>
          {t('export.periodHint')}
        </Typography>
      </Box>
      {isReversed && (
        <Alert severity="error" role="alert">
          {t('export.reversed')}
        </Alert>
      )}
      <ExportOutcome
        state={state}
        progressText={progressText}
        reasonOf={textOf}
        onStop={stop}
        onClose={dismiss}
      />
      <Box>
        <Button
          type="submit"
          variant="contained"
          disabled={chosen.length === 0 || isReversed || isRunning}
          startIcon={<Icon path={mdiDownload} />}
        >
          {isAll
            ? t('export.startAll')
            : t('export.start', { count: chosen.length, number: format.number(chosen.length) })}
        </Button>
      </Box>
    </Panel>
  );
}

const choicesStyle = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(190px, 1fr))',
  '& > :first-of-type': { gridColumn: '1 / -1' },
} as const;
