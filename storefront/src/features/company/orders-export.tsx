import { baghdadDay, localized, useLanguage, useTranslation } from '@mawad/shared-i18n';
import { shownOrderStatus } from '@mawad/shared-ui/desk/order/shown-order-status.ts';
import { Icon } from '@mawad/shared-ui/kit/icon.tsx';
import { mdiDownload } from '@mawad/shared-ui/kit/icons.ts';
import { Box, Button } from '@mawad/shared-ui/kit/mui.ts';
import { Alert } from '@mawad/shared-ui/kit/mui-overlays.ts';
import { useServices } from '@mawad/shared-ui/platform/contract.ts';
import { useFileExport } from '@mawad/shared-ui/spreadsheet/use-file-export.ts';
import type { PagesProgress } from '@mawad/shared-ui/spreadsheet/write-pages.ts';
import { listCompanyOrders, type CompanyOrderFilter } from '@mawad/supabase/buying/queries';
import { backendOf } from '@mawad/supabase/client';
import type { listedStatuses, OrderSummary } from '@mawad/supabase/orders/queries';

/** Saves all orders that match the filter as an .xlsx file. */
export function OrdersExport({ filter }: { filter: CompanyOrderFilter }) {
  const { t } = useTranslation('buying');
  const services = useServices();
  const language = useLanguage();
  const columns = useColumns();
  const { state, start, dismiss } = useFileExport<PagesProgress>();
  const save = () =>
    start(`${t('tabs.orders')}-${baghdadDay()}.xlsx`, async (tools) => {
      const { writePages } = await import('@mawad/shared-ui/spreadsheet/write-pages.ts');
      const columnsOfSheet = columns.map(({ heading, kind }) => ({ heading, kind }));
      return writePages<OrderSummary>(
        [
          {
            start: { name: t('tabs.orders'), isRightToLeft: language === 'ar', columns: columnsOfSheet },
            read: (after = '') =>
              listCompanyOrders(backendOf(services).data, { ...filter, after, page_size: 500 }),
            rowsOf: (order) => [columns.map(({ value }) => value(order))],
          },
        ],
        tools,
      );
    });
  return (
    <Box sx={{ display: 'grid', gap: 1, justifyItems: 'start' }}>
      <Button
        variant="outlined"
        startIcon={<Icon path={mdiDownload} />}
        loading={state.step === 'running'}
        onClick={() => void save()}
      >
        {t('orders.save')}
      </Button>
      {state.step === 'failed' && (
        <Alert severity="error" role="alert" onClose={dismiss}>
          {t('orders.saveFailed')}
        </Alert>
      )}
      {state.step === 'done' && (
        <Alert severity="success" role="status" onClose={dismiss}>
          {t('orders.saved')}
        </Alert>
      )}
    </Box>
  );
}

interface Column {
  heading: string;
  kind: 'text' | 'number' | 'time';
  value: (order: OrderSummary) => string | number | null;
}

/** Columns of the file. */
function useColumns(): Column[] {
  const { t } = useTranslation(['buying', 'common']);
  const language = useLanguage();
  const text = (heading: string, value: Column['value']): Column => ({ heading, kind: 'text', value });
  return [
    text(t('buying:orders.number'), ({ number }) => number),
    { heading: t('buying:orders.day'), kind: 'time', value: ({ created_at }) => created_at },
    text(t('buying:orders.state'), (order) =>
      t(`common:orderStatus.${shownOrderStatus(order) as (typeof listedStatuses)[number]}`),
    ),
    text(t('buying:orders.seller'), (order) => localized(order, 'company_name', language)),
    text(t('buying:orders.person'), ({ buying }) => buying?.person ?? null),
    text(t('buying:request.project'), ({ buying }) => buying?.project?.name ?? null),
    text(t('buying:projects.number'), ({ buying }) => buying?.project?.number ?? null),
    text(t('buying:request.purchaseOrder'), ({ buying }) => buying?.purchase_order ?? null),
    text(t('buying:request.costCode'), ({ buying }) => buying?.cost_code ?? null),
    { heading: t('buying:orders.goods'), kind: 'number', value: ({ subtotal }) => subtotal },
    { heading: t('buying:orders.delivery'), kind: 'number', value: ({ delivery_fee }) => delivery_fee },
    { heading: t('buying:orders.total'), kind: 'number', value: ({ total }) => total },
  ];
}
