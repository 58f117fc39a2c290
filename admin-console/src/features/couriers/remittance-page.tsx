import { useTranslation } from '@mawad/shared-i18n';
import { PortalPage } from '@mawad/shared-ui/desk/frame/portal-page.tsx';
import { UnloadedPage } from '@mawad/shared-ui/desk/frame/unloaded-page.tsx';
import { PortalTableSkeleton } from '@mawad/shared-ui/desk/list/portal-table.tsx';
import { Box } from '@mawad/shared-ui/kit/mui.ts';
import { useParams } from '@mawad/shared-ui/kit/router.ts';
import { useServices } from '@mawad/shared-ui/platform/contract.ts';
import { useQuery } from '@mawad/shared-ui/platform/query.ts';
import { remittanceQuery } from './courier-queries.ts';
import { RemittanceLines } from './remittance-lines.tsx';
import { RemittanceSums } from './remittance-sums.tsx';

/** Classes, sums and lines of a courier's file, which are resolved and booked here. */
export function RemittancePage() {
  const { t } = useTranslation('couriers');
  const { remittanceId = '' } = useParams();
  const query = useQuery(remittanceQuery(useServices(), remittanceId));
  const back = { to: '/admin/couriers/remittances', label: t('remittances.title') };
  const { data } = query;
  if (data)
    return (
      <PortalPage
        title={`\u2068${data.file_name}\u2069`}
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
    <UnloadedPage
      title={t('remittances.title')}
      back={back}
      query={query}
      missing={{ title: t('remittance.missing') }}
      placeholder={<PortalTableSkeleton />}
    />
  );
}
