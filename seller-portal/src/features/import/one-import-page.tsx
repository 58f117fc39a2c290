import { useEffect } from 'react';
import { useFormat, useTranslation } from '@mawad/shared-i18n';
import { EmptyState } from '@mawad/shared-ui/platform/link/empty-state.tsx';
import { ErrorState } from '@mawad/shared-ui/kit/list/error-state.tsx';
import { PortalPage } from '@mawad/shared-ui/desk/frame/portal-page.tsx';
import { useServices } from '@mawad/shared-ui/platform/contract.ts';
import { Box, Skeleton } from '@mawad/shared-ui/kit/mui.ts';
import { useQuery, useQueryClient } from '@mawad/shared-ui/platform/query.ts';
import { useLocation, useParams } from '@mawad/shared-ui/kit/router.ts';
import { AppError } from '@mawad/supabase/errors';
import type { ImportProgress, ImportStatus } from '@mawad/supabase/imports/queries';
import { everyQuery } from '@mawad/supabase/query-keys';
import { ImportActions } from './import-actions.tsx';
import { useImportDraft } from './import-draft.ts';
import { importQuery, importsPath } from './import-queries.ts';
import { ImportPictures } from './pictures/import-pictures.tsx';
import { ImportRows } from './import-rows.tsx';
import { ImportState } from './import-state.tsx';
import { SentNotices } from './sent-notices.tsx';
import type { SentFile } from './stage-file.ts';

/** One import: its planned or applied changes row by row, and the allowed actions. */
export function OneImportPage() {
  const { t } = useTranslation('import');
  const { importId = '' } = useParams();
  const query = useQuery(importQuery(useServices(), importId));
  const back = { to: importsPath, label: t('one.back') };
  useProductsAreStale(query.data?.status);
  if (query.data) return <Content one={query.data} back={back} />;
  return (
    <PortalPage title={t('page.title')} back={back}>
      {query.isError && <Failure error={query.error} onRetry={() => void query.refetch()} back={back} />}
      {query.isPending && <Skeleton variant="rounded" height={320} />}
    </PortalPage>
  );
}

function Failure(props: { error: unknown; onRetry: () => void; back: { to: string; label: string } }) {
  const { error, onRetry, back } = props;
  const { t } = useTranslation('import');
  const isMissing = error instanceof AppError && ['import_not_found', 'invalid_input'].includes(error.code);
  if (!isMissing) return <ErrorState error={error} onRetry={onRetry} />;
  return <EmptyState title={t('one.notFound')} text={t('one.notFoundHint')} action={back} />;
}

function Content({ one, back }: { one: ImportProgress; back: { to: string; label: string } }) {
  const { t } = useTranslation('import');
  const format = useFormat();
  const draft = useImportDraft(one.id);
  const { state } = useLocation() as { state: SentFile | null };
  return (
    <PortalPage
      title={`\u2068${one.file_name}\u2069`}
      subtitle={t('one.started', { date: format.dateTime(one.created_at), mode: t(`choose.${one.mode}`) })}
      back={back}
    >
      <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 }}>
        {state && <SentNotices sent={state} />}
        <ImportState one={one} />
        {one.status === 'checked' && one.pictures.named > 0 && <ImportPictures one={one} />}
        <ImportActions one={one} />
        <ImportRows key={one.status} one={one} state={draft} />
      </Box>
    </PortalPage>
  );
}

/** Invalidates the product lists after an import wrote or undid changes. */
function useProductsAreStale(status: ImportStatus | undefined) {
  const queryClient = useQueryClient();
  useEffect(() => {
    if (status === 'done' || status === 'undone' || status === 'paused')
      void queryClient.invalidateQueries({ queryKey: everyQuery('products') });
  }, [queryClient, status]);
}
