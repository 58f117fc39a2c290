import { useTranslation } from '@mawad/shared-i18n';
import { ButtonLink } from '@mawad/shared-ui/platform/link/link.tsx';
import { ErrorState } from '@mawad/shared-ui/kit/list/error-state.tsx';
import { PortalPage } from '@mawad/shared-ui/desk/frame/portal-page.tsx';
import { type Services, useServices } from '@mawad/shared-ui/platform/contract.ts';
import { Skeleton } from '@mawad/shared-ui/kit/mui.ts';
import { queryOptions, useQuery } from '@mawad/shared-ui/platform/query.ts';
import { backendOf } from '@mawad/supabase/client';
import { getSiteSettings } from '@mawad/supabase/site/settings-queries';
import { queryKey } from '@mawad/supabase/query-keys';
import { SettingsForm } from './settings-form.tsx';

function settingsQuery(services: Services) {
  return queryOptions({
    queryKey: queryKey('site', 'settings'),
    queryFn: () => getSiteSettings(backendOf(services).data),
    // Refetching would replace what the reader types.
    staleTime: Infinity,
    refetchOnMount: 'always',
  });
}

/** Settings of the marketplace: name, contact, links and limits. */
export function SettingsPage() {
  const { t } = useTranslation('admin-settings');
  const query = useQuery(settingsQuery(useServices()));
  return (
    <PortalPage
      title={t('title')}
      subtitle={t('lead')}
      action={
        <ButtonLink to="/admin/settings/home" variant="outlined">
          {t('home.title')}
        </ButtonLink>
      }
    >
      {query.isPending && <Skeleton variant="rounded" height={480} />}
      {query.isError && <ErrorState error={query.error} onRetry={() => void query.refetch()} />}
      {query.isSuccess && <SettingsForm key={query.data.version} settings={query.data} />}
    </PortalPage>
  );
}
