import { useFormat, useTranslation } from '@mawad/shared-i18n';
import { billsOf } from '@mawad/shared-ui/desk/order/bills.ts';
import { InvoiceSheet } from '@mawad/shared-ui/desk/order/paper/invoice-sheet.tsx';
import { paperStyles, sheetPage } from '@mawad/shared-ui/desk/order/paper-styles.ts';
import { Icon } from '@mawad/shared-ui/kit/icon.tsx';
import { mdiArrowLeft, mdiPrinterOutline } from '@mawad/shared-ui/kit/icons.ts';
import { ErrorState } from '@mawad/shared-ui/kit/list/error-state.tsx';
import { Box, Button, GlobalStyles, Skeleton } from '@mawad/shared-ui/kit/mui.ts';
import { tapArea } from '@mawad/shared-ui/kit/tap-area.ts';
import { useServices } from '@mawad/shared-ui/platform/contract.ts';
import { AppLink } from '@mawad/shared-ui/platform/link/link.tsx';
import { useQuery } from '@mawad/shared-ui/platform/query.ts';
import { SignedIn } from '../../account/signed-in.tsx';
import { companyInvoicePapersQuery } from '../../buying/buying-queries.ts';
import { governoratesQuery } from '../../cart/order-queries.ts';
import { daysOf, useMonths } from './use-months.ts';

/** All invoices and credit notes of a month as A4 sheets. */
export function InvoicesPrintPage() {
  const { t } = useTranslation('buying');
  return (
    <SignedIn title={t('tabs.invoices')}>
      <GlobalStyles styles={paperStyles} />
      <Sheets />
    </SignedIn>
  );
}

function Sheets() {
  const { t } = useTranslation('buying');
  const format = useFormat();
  const services = useServices();
  const month = useMonths({ month: 0 }).chosen.month!;
  const { data, error, refetch } = useQuery(companyInvoicePapersQuery(services, daysOf(month, month)));
  const { data: places = [] } = useQuery(governoratesQuery(services));
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton variant="rounded" height={640} aria-busy sx={{ marginBlockStart: 4 }} />;
  const { invoices, orders } = data;
  const sheets = invoices.flatMap(({ number, order_id }) => {
    const order = orders.find(({ id }) => id === order_id);
    const bill = order && billsOf(order).find((one) => one.number === number);
    return bill ? [{ order, bill }] : [];
  });
  return (
    <>
      <Box sx={barStyle}>
        <AppLink
          to={`/account/company/invoices?month=${month}`}
          sx={{ ...tapArea, display: 'inline-flex', alignItems: 'center', gap: 0.75 }}
        >
          <Icon path={mdiArrowLeft} mirrored />
          {t('invoices.back')}
        </AppLink>
        <Button
          variant="contained"
          disabled={sheets.length === 0}
          onClick={() => window.print()}
          startIcon={<Icon path={mdiPrinterOutline} />}
        >
          {t('invoices.printCount', { count: sheets.length, number: format.number(sheets.length) })}
        </Button>
      </Box>
      {sheets.map(({ order, bill }) => (
        <Box key={`${order.id} ${bill.number}`} sx={sheetPage}>
          <InvoiceSheet order={order} places={places} bill={bill} />
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
  paddingBlock: 2,
  maxInlineSize: '210mm',
  marginInline: 'auto',
} as const;
