import { useTranslation } from '@mawad/shared-i18n';
import { ErrorState } from '@mawad/shared-ui/kit/list/error-state.tsx';
import { PortalPage } from '@mawad/shared-ui/desk/frame/portal-page.tsx';
import { useServices } from '@mawad/shared-ui/platform/contract.ts';
import { Skeleton } from '@mawad/shared-ui/kit/mui.ts';
import { useQuery } from '@mawad/shared-ui/platform/query.ts';
import { HomeForm } from './home-form.tsx';
import { homeChoiceQuery } from './home-queries.ts';

/** Page where staff choose the content of the shop's home page. */
export function HomeChoicePage() {
  const { t } = useTranslation('admin-settings');
  const query = useQuery(homeChoiceQuery(useServices()));
  return (
    <PortalPage
      title={t('home.title')}
      subtitle={t('home.lead')}
      back={{ to: '/admin/settings', label: t('title') }}
    >
      {query.isPending && <Skeleton variant="rounded" height={480} />}
      {query.isError && <ErrorState error={query.error} onRetry={() => void query.refetch()} />}
      {query.isSuccess && <HomeForm key={query.data.version} stored={query.data} />}
    </PortalPage>
  );
}
