import { useTranslation } from '@mawad/shared-i18n';
import { PortalPage } from '@mawad/shared-ui/desk/frame/portal-page.tsx';
import { PortalTableSkeleton } from '@mawad/shared-ui/desk/list/portal-table.tsx';
import { ErrorState } from '@mawad/shared-ui/kit/list/error-state.tsx';
import { Box } from '@mawad/shared-ui/kit/mui.ts';
import { useParams } from '@mawad/shared-ui/kit/router.ts';
import { useServices } from '@mawad/shared-ui/platform/contract.ts';
import { EmptyState } from '@mawad/shared-ui/platform/link/empty-state.tsx';
import { useQuery } from '@mawad/shared-ui/platform/query.ts';
import { isMissing } from '@mawad/supabase/errors';
import { remittanceQuery } from './courier-queries.ts';
import { RemittanceLines } from './remittance-lines.tsx';
import { RemittanceSums } from './remittance-sums.tsx';

/** Classes, sums and lines of a courier's file, which are resolved and booked here. */
export function RemittancePage() {
  const { t } = useTranslation('couriers');
  const { remittanceId = '' } = useParams();
  const { data, error, refetch } = useQuery(remittanceQuery(useServices(), remittanceId));
  const back = { to: '/admin/couriers/remittances', label: t('remittances.title') };
  if (data)
    return (
      <PortalPage
        title={data.file_name}
        subtitle={t('remittance.lead', { name: data.courier, state: t(`states.${data.state}`) })}
        back={back}
      >
        <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 3 }}>
          <RemittanceSums remittance={data} />
          <RemittanceLines remittance={data} />
        </Box>
      </PortalPage>
    );
  return (
    <PortalPage title={t('remittances.title')} back={back}>
      {error && isMissing(error) && <EmptyState title={t('remittance.missing')} action={back} />}
      {error && !isMissing(error) && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!error && <PortalTableSkeleton />}
    </PortalPage>
  );
}
