import { type SyntheticEvent, useId, useState } from 'react';
import { baghdadDay, useFormat, useTranslation } from '@mawad/shared-i18n';
import { TextInput } from '@mawad/shared-ui/kit/form/text-input.tsx';
import { ErrorState } from '@mawad/shared-ui/kit/list/error-state.tsx';
import { Panel } from '@mawad/shared-ui/kit/panel.tsx';
import { useServices } from '@mawad/shared-ui/platform/contract.ts';
import { Box, Button, Typography } from '@mawad/shared-ui/kit/mui.ts';
import { FormControlLabel, Radio, RadioGroup } from '@mawad/shared-ui/kit/mui-forms.ts';
import { Alert } from '@mawad/shared-ui/kit/mui-overlays.ts';
import { queryOptions, useQuery } from '@mawad/shared-ui/platform/query.ts';
import { backendOf } from '@mawad/supabase/client';
import { listRestoreTests, recordRestoreTest } from '@mawad/supabase/desk/exports-queries';
import { queryKey } from '@mawad/supabase/query-keys';
import { useAction } from '@mawad/shared-ui/platform/use-action.ts';

/** Recorded restore tests of backups, and the form to record one. */
export function RestoreTests() {
  const { t } = useTranslation('admin-backup');
  const format = useFormat();
  const services = useServices();
  const id = useId();
  const tests = useQuery(
    queryOptions({
      queryKey: queryKey('backups', 'tests'),
      queryFn: () => listRestoreTests(backendOf(services).data),
    }),
  );
  return (
    <Panel
      component="section"
      aria-labelledby={id}
      sx={{ padding: { xs: 2, sm: 3 }, display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}
    >
      <div>
        <Typography id={id} variant="h3" component="h2">
          {t('restoreTests.title')}
        </Typography>
        <Typography color="textSecondary" sx={{ marginBlockStart: 0.5 }}>
          {t('restoreTests.text')}
        </Typography>
      </div>
      {tests.isError && !tests.data && (
        <ErrorState error={tests.error} onRetry={() => void tests.refetch()} />
      )}
      {tests.data?.is_due && (
        <Alert severity="warning">
          {t(tests.data.items.length > 0 ? 'restoreTests.due' : 'restoreTests.none')}
        </Alert>
      )}
      {tests.data && tests.data.items.length > 0 && (
        <Box component="ul" aria-label={t('restoreTests.list')} sx={listStyle}>
          {tests.data.items.map((test) => (
            <Box
              component="li"
              key={test.id}
              sx={{ paddingBlock: 1, borderBlockEnd: 1, borderColor: 'divider' }}
            >
              <strong>{format.date(test.tested_on)}</strong>
              {' · '}
              <Box component="span" sx={{ color: test.succeeded ? 'success.dark' : 'error.main' }}>
                {t(test.succeeded ? 'restoreTests.worked' : 'restoreTests.failed')}
              </Box>
              {test.author_name && ` · ${t('restoreTests.by', { name: test.author_name })}`}
              {test.note && (
                <Box dir="auto" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
                  {test.note}
                </Box>
              )}
            </Box>
          ))}
        </Box>
      )}
      <RecordTest />
    </Panel>
  );
}

function RecordTest() {
  const { t } = useTranslation('admin-backup');
  const id = useId();
  const [day, setDay] = useState(() => baghdadDay());
  const [succeeded, setSucceeded] = useState(true);
  const [note, setNote] = useState('');
  const [tried, setTried] = useState(false);
  const isWrong = !day || day > baghdadDay();
  const recording = useAction({
    act: (services, test: Parameters<typeof recordRestoreTest>[1]) =>
      recordRestoreTest(backendOf(services).data, test),
    reads: ['backups'],
    done: () => t('restoreTests.saved'),
    failed: t('restoreTests.notSaved'),
    onDone: () => setNote(''),
  });

  function record(event: SyntheticEvent) {
    event.preventDefault();
    setTried(true);
    if (!isWrong) recording.mutate({ tested_on: day, succeeded, note: note.trim() || undefined });
  }

  return (
    <Box
      component="form"
      noValidate
      onSubmit={record}
      sx={{ display: 'grid', gap: 1.5, justifyItems: 'start', gridTemplateColumns: 'minmax(0, 1fr)' }}
    >
      <TextInput
        type="date"
        label={t('restoreTests.day')}
        value={day}
        onChange={(event) => setDay(event.target.value)}
        error={tried && isWrong ? t('restoreTests.dayProblem') : undefined}
        ltr
        slotProps={{ inputLabel: { shrink: true }, htmlInput: { max: baghdadDay() } }}
      />
      <RadioGroup
        row
        aria-label={t('restoreTests.outcome')}
        value={String(succeeded)}
        onChange={(event) => setSucceeded(event.target.value === 'true')}
      >
        <FormControlLabel value="true" control={<Radio />} label={t('restoreTests.worked')} />
        <FormControlLabel value="false" control={<Radio />} label={t('restoreTests.failed')} />
      </RadioGroup>
      <TextInput
        id={`${id}-note`}
        label={t('restoreTests.note')}
        required={false}
        value={note}
        onChange={(event) => setNote(event.target.value)}
        multiline
        fullWidth
        slotProps={{ htmlInput: { maxLength: 500, dir: 'auto' } }}
      />
      <Button type="submit" variant="contained" loading={recording.isPending}>
        {t('restoreTests.record')}
      </Button>
    </Box>
  );
}

const listStyle = { listStyle: 'none', margin: 0, padding: 0 } as const;
