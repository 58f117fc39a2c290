import { useTranslation } from '@mawad/shared-i18n';
import { EmptyState } from '@mawad/shared-ui/platform/link/empty-state.tsx';
import { ErrorState } from '@mawad/shared-ui/kit/list/error-state.tsx';
import { PortalPage } from '@mawad/shared-ui/desk/frame/portal-page.tsx';
import { useServices } from '@mawad/shared-ui/platform/contract.ts';
import { Skeleton } from '@mawad/shared-ui/kit/mui.ts';
import { useQuery } from '@mawad/shared-ui/platform/query.ts';
import { useParams } from '@mawad/shared-ui/kit/router.ts';
import { informationPages, type InformationPageName } from '@mawad/supabase/site/information-pages-queries';
import { PageEditor } from './page-editor.tsx';
import { writtenPageQuery } from './page-queries.ts';
import { PageVersions } from './page-versions.tsx';

const list = '/admin/pages';

export function PagePage() {
  const { t } = useTranslation('admin-pages');
  const { page: asked } = useParams();
  const name = informationPages.find((page) => page === asked);
  if (name) return <OnePage key={name} name={name} />;
  return (
    <PortalPage title={t('title')}>
      <EmptyState title={t('unknown')} text={t('lead')} action={{ to: list, label: t('back') }} />
    </PortalPage>
  );
}

function OnePage({ name }: { name: InformationPageName }) {
  const { t } = useTranslation('admin-pages');
  const query = useQuery(writtenPageQuery(useServices(), name));
  return (
    <PortalPage title={t(`names.${name}`)} subtitle={t('editLead')} back={{ to: list, label: t('back') }}>
      {query.isPending && <Skeleton variant="rounded" height={480} />}
      {query.isError && <ErrorState error={query.error} onRetry={() => void query.refetch()} />}
      {query.isSuccess && (
        <>
          <PageEditor key={query.data.version} name={name} written={query.data} />
          <PageVersions name={name} version={query.data.version} />
        </>
      )}
    </PortalPage>
  );
}
