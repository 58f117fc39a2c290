import { useTranslation } from '@mawad/shared-i18n';
import { ErrorState } from '@mawad/shared-ui/kit/list/error-state.tsx';
import { PortalPage } from '@mawad/shared-ui/desk/frame/portal-page.tsx';
import { useServices } from '@mawad/shared-ui/platform/contract.ts';
import { Box, Skeleton } from '@mawad/shared-ui/kit/mui.ts';
import { useQuery } from '@mawad/shared-ui/platform/query.ts';
import { useStore } from '@mawad/shared-ui/platform/store/index.ts';
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
