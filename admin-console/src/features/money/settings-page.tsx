import { useTranslation } from '@mawad/shared-i18n';
import { PortalPage } from '@mawad/shared-ui/desk/frame/portal-page.tsx';
import { ErrorState } from '@mawad/shared-ui/kit/list/error-state.tsx';
import { Skeleton } from '@mawad/shared-ui/kit/mui.ts';
import { useServices } from '@mawad/shared-ui/platform/contract.ts';
import { useQuery } from '@mawad/shared-ui/platform/query.ts';
import { MoneyNav } from '../../money-nav.tsx';
import { settingsQuery } from './money-queries.ts';
import { SettingsForm } from './settings-form.tsx';

/** Rules of money that hold for companies without terms of their own. */
export function SettingsPage() {
  const { t } = useTranslation('money');
  const query = useQuery({
    ...settingsQuery(useServices()),
    // Refetching would replace what the reader types.
    staleTime: Infinity,
    refetchOnMount: 'always',
  });
  return (
    <PortalPage title={t('settings.title')} subtitle={t('settings.lead')}>
      <MoneyNav />
      {query.isPending && <Skeleton variant="rounded" height={320} />}
      {query.isError && !query.data && (
        <ErrorState error={query.error} onRetry={() => void query.refetch()} />
      )}
      {query.data && <SettingsForm key={query.data.version} settings={query.data} />}
    </PortalPage>
  );
}
