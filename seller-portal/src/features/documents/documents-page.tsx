import { useTranslation } from '@mawad/shared-i18n';
import { ErrorState } from '@mawad/shared-ui/components/list/error-state';
import { PortalPage } from '@mawad/shared-ui/components/portal/portal-page';
import { useServices } from '@mawad/shared-ui/contract';
import { Box, Skeleton } from '@mawad/shared-ui/mui';
import { useQuery } from '@mawad/shared-ui/query';
import { useStore } from '@mawad/shared-ui/store';
import { ownDocumentsQuery } from '../../own-documents.ts';
import { DocumentCard } from './document-card.tsx';

/** Documents that the marketplace checks; also open to companies that wait for approval. */
export function DocumentsPage() {
  const { t } = useTranslation('documents');
  const query = useQuery(ownDocumentsQuery(useServices()));
  const isApproved = useStore((state) => state.session.is_approved);
  const { data } = query;
  return (
    <PortalPage
      title={t('title')}
      subtitle={t('lead')}
      back={isApproved ? undefined : { to: '/seller/dashboard', label: t('back') }}
    >
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)', maxInlineSize: 720 }}>
        {data?.kinds.map((history) => (
          <DocumentCard key={history.kind} companyId={data.company_id} history={history} />
        ))}
        {query.isError && !data && <ErrorState error={query.error} onRetry={() => void query.refetch()} />}
        {query.isPending && [1, 2, 3].map((key) => <Skeleton key={key} variant="rounded" height={160} />)}
      </Box>
    </PortalPage>
  );
}
