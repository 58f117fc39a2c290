import { useFormat, useTranslation } from '@mawad/shared-i18n';
import { billsOf } from '@mawad/shared-ui/desk/order/bills.ts';
import { InvoiceSheets } from '@mawad/shared-ui/desk/order/paper/invoice-sheets.tsx';
import { PrintBar } from '@mawad/shared-ui/desk/order/paper/print-bar.tsx';
import { ErrorState } from '@mawad/shared-ui/kit/list/error-state.tsx';
import { Skeleton } from '@mawad/shared-ui/kit/mui.ts';
import { useServices } from '@mawad/shared-ui/platform/contract.ts';
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
      <PrintBar
        back={{ to: `/account/company/invoices?month=${month}`, label: t('invoices.back') }}
        print={t('invoices.printCount', { count: sheets.length, number: format.number(sheets.length) })}
        isEmpty={sheets.length === 0}
        spaceAbove={2}
      />
      <InvoiceSheets sheets={sheets} places={places} />
    </>
  );
}
