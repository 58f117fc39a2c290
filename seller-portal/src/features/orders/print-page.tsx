import { useTranslation } from '@mawad/shared-i18n';
import { EmptyState } from '@mawad/shared-ui/components/list/empty-state';
import { ErrorState } from '@mawad/shared-ui/components/list/error-state';
import { Icon } from '@mawad/shared-ui/components/icon';
import { AppLink } from '@mawad/shared-ui/components/link';
import { InvoiceSheet } from '@mawad/shared-ui/components/order/paper/invoice-sheet';
import { paperStyles } from '@mawad/shared-ui/components/order/paper/paper-styles';
import { PickSheet } from '@mawad/shared-ui/components/order/paper/pick-sheet';
import { PortalChoice } from '@mawad/shared-ui/components/portal/portal-filters';
import { useServices } from '@mawad/shared-ui/contract';
import { mdiArrowLeft, mdiPrinterOutline } from '@mawad/shared-ui/icons';
import { Box, Button, GlobalStyles, Skeleton } from '@mawad/shared-ui/mui';
import { useListParams } from '@mawad/shared-ui/portal/list-params';
import { useQuery } from '@mawad/shared-ui/query';
import { tapArea } from '@mawad/shared-ui/tap-area';
import { governoratesQuery } from '../../governorate-name.ts';
import { printedOrdersQuery } from './order-queries.ts';
import { printKinds, printLimit } from './print-kinds.ts';

const back = '/seller/dashboard/orders';
const idForm = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** The pick list, packing slips or invoices of the orders that the address names, on sheets of A4. */
export function PrintPage() {
  const { t } = useTranslation(['desk', 'common']);
  const list = useListParams();
  const services = useServices();
  const kind = printKinds.find((one) => one === list.filter('kind')) ?? 'pick';
  const ids = list
    .filter('ids')
    .split(',')
    .filter((id) => idForm.test(id))
    .slice(0, printLimit);
  const query = useQuery(printedOrdersQuery(services, ids));
  const { data: places = [] } = useQuery(governoratesQuery(services));
  const orders = query.data ?? [];
  return (
    <>
      <title>{`${t(`print.${kind}`)} | ${t('common:siteName')}`}</title>
      <GlobalStyles styles={paperStyles} />
      <Box sx={barStyle}>
        <AppLink to={back} sx={{ ...tapArea, display: 'inline-flex', alignItems: 'center', gap: 0.75 }}>
          <Icon path={mdiArrowLeft} mirrored />
          {t('print.back')}
        </AppLink>
        <PortalChoice
          label={t('print.choose')}
          value={kind}
          options={printKinds.map((value) => ({ value, label: t(`print.${value}`) }))}
          onChoose={(value) => list.setFilter('kind', value)}
        />
        <Button
          variant="contained"
          disabled={orders.length === 0}
          onClick={() => window.print()}
          startIcon={<Icon path={mdiPrinterOutline} />}
        >
          {t('print.print')}
        </Button>
      </Box>
      {query.isError && <ErrorState error={query.error} onRetry={() => void query.refetch()} />}
      {query.isLoading && <Skeleton variant="rounded" height={640} />}
      {(ids.length === 0 || query.data?.length === 0) && (
        <EmptyState
          title={t('print.emptyTitle')}
          text={t('print.emptyText')}
          action={{ label: t('print.back'), to: back }}
        />
      )}
      {kind === 'pick'
        ? orders.length > 0 && <PickSheet orders={orders} />
        : orders.map((order) => (
            <Box key={order.id} sx={pageStyle}>
              <InvoiceSheet order={order} places={places} kind={kind === 'slips' ? 'slip' : 'invoice'} />
            </Box>
          ))}
    </>
  );
}

const barStyle = {
  displayPrint: 'none',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 2,
  paddingBlockEnd: 2,
  maxInlineSize: '210mm',
  marginInline: 'auto',
};

const pageStyle = {
  marginBlockEnd: 3,
  '@media print': { margin: 0, '&:not(:last-of-type)': { breakAfter: 'page' } },
};
