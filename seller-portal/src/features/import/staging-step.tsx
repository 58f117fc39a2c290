import { useEffect, useState } from 'react';
import { useErrorMessage, useFormat, useTranslation } from '@mawad/shared-i18n';
import { WorkProgress } from '@mawad/shared-ui/desk/import/work-progress.tsx';
import { Panel } from '@mawad/shared-ui/kit/panel.tsx';
import { useServices } from '@mawad/shared-ui/platform/contract.ts';
import { Box, Button, Typography } from '@mawad/shared-ui/kit/mui.ts';
import { Alert } from '@mawad/shared-ui/kit/mui-overlays.ts';
import { useNavigate } from '@mawad/shared-ui/kit/router.ts';
import { backendOf } from '@mawad/supabase/client';
import { steerImport } from '@mawad/supabase/imports/queries';
import { everyQuery } from '@mawad/supabase/query-keys';
import { categoriesQuery } from '../../categories-query.ts';
import { importsPath } from './import-queries.ts';
import { categoryFinder } from '../../product-file/resolve-category.ts';
import { NothingToImport, stageFile, type FilePlan } from './stage-file.ts';

interface StagingStepProps {
  plan: FilePlan;
  /** Number of rows with values. */
  rows: number;
  /** Returns to the column mapping. */
  onBack: () => void;
}

/** Uploads the file's rows with progress, then opens the import. */
export function StagingStep({ plan, rows, onBack }: StagingStepProps) {
  const { t } = useTranslation('import');
  const format = useFormat();
  const { done, repeats, failure, retry } = useStaging(plan);
  const services = useServices();

  function giveUp() {
    onBack();
    // Discards the partial upload. Errors are ignored: an import without uploaded rows does not exist on the server.
    void steerImport(backendOf(services).data, plan.id, 'cancel').catch(() => undefined);
  }

  return (
    <Panel component="section" sx={{ display: 'grid', gap: 2, padding: { xs: 2, md: 3 } }}>
      <Typography variant="h2" sx={{ fontSize: 'var(--text-20)', overflowWrap: 'anywhere' }}>
        {t('staging.title', { name: `\u2068${plan.file.name}\u2069` })}
      </Typography>
      {repeats && <Alert severity="info">{t('staging.repeats', { date: format.dateTime(repeats) })}</Alert>}
      {failure ? (
        <Failure error={failure.error} onRetry={retry} onBack={giveUp} />
      ) : (
        <>
          <div role="status">
            <WorkProgress
              label={t('staging.progress', { done: format.number(done), total: format.number(rows) })}
              share={done / rows}
              action={{ label: t('staging.cancel'), run: giveUp }}
            />
          </div>
          <Typography variant="body2" color="textSecondary">
            {t('staging.stay')}
          </Typography>
        </>
      )}
    </Panel>
  );
}

function Failure({ error, onRetry, onBack }: { error: unknown; onRetry: () => void; onBack: () => void }) {
  const { t } = useTranslation('import');
  const messageOf = useErrorMessage();
  const isEmpty = error instanceof NothingToImport;
  return (
    <>
      <Alert severity="error" role="alert">
        {isEmpty ? t('staging.nothing') : `${t('staging.failed')} ${messageOf(error)}`}
      </Alert>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
        {!isEmpty && (
          <Button variant="contained" onClick={onRetry}>
            {t('staging.retry')}
          </Button>
        )}
        <Button onClick={onBack}>{t('staging.cancel')}</Button>
      </Box>
    </>
  );
}

function useStaging(plan: FilePlan) {
  const services = useServices();
  const navigate = useNavigate();
  const [attempt, setAttempt] = useState(0);
  const [done, setDone] = useState(0);
  const [repeats, setRepeats] = useState<string | null>(null);
  const [failure, setFailure] = useState<{ error: unknown } | null>(null);
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    async function run() {
      const categories = await services.queryClient.fetchQuery(categoriesQuery(services));
      signal.throwIfAborted();
      const sent = await stageFile(backendOf(services).data, plan, {
        findCategory: categoryFinder(categories),
        signal,
        onProgress: setDone,
        onRepeat: setRepeats,
      });
      if (signal.aborted) return;
      void services.queryClient.invalidateQueries({ queryKey: everyQuery('imports') });
      await navigate(`${importsPath}/${plan.id}`, { state: sent });
    }
    run().catch((error: unknown) => {
      if (!signal.aborted) setFailure({ error });
    });
    return () => controller.abort();
  }, [plan, services, navigate, attempt]);
  return {
    done,
    repeats,
    failure,
    retry: () => {
      setFailure(null);
      setDone(0);
      setAttempt((before) => before + 1);
    },
  };
}
