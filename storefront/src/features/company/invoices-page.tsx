import { localized, useFormat, useLanguage, useTranslation } from '@mawad/shared-i18n';
import { Icon } from '@mawad/shared-ui/kit/icon.tsx';
import { mdiDownload, mdiPrinterOutline } from '@mawad/shared-ui/kit/icons.ts';
import { ErrorState } from '@mawad/shared-ui/kit/list/error-state.tsx';
import { Ltr } from '@mawad/shared-ui/kit/ltr.tsx';
import { Box, Button, Skeleton } from '@mawad/shared-ui/kit/mui.ts';
import { useServices } from '@mawad/shared-ui/platform/contract.ts';
import { EmptyState } from '@mawad/shared-ui/platform/link/empty-state.tsx';
import { AppLink, ButtonLink } from '@mawad/shared-ui/platform/link/link.tsx';
import { useQuery } from '@mawad/shared-ui/platform/query.ts';
import { sumOfMoney } from '@mawad/shared-ui/platform/store/index.ts';
import { useSaveSheet } from '@mawad/shared-ui/spreadsheet/use-save-sheet.ts';
import type { CompanyInvoice } from '@mawad/supabase/buying/queries';
import { companyInvoicesQuery } from '../../buying/buying-queries.ts';
import { ChoiceField, choicesStyle } from './choice-field.tsx';
import { CompanyFrame } from './company-frame.tsx';
import { FigureRows } from './figure-rows.tsx';
import { JoinedParts } from './joined-parts.tsx';
import { daysOf, useMonths } from './use-months.ts';

/** Invoices and credit notes of a month, with a statement by seller. */
export function InvoicesPage() {
  return <CompanyFrame right="see_orders">{() => <Invoices />}</CompanyFrame>;
}

function Invoices() {
  const { t } = useTranslation('buying');
  const { chosen, choose, options } = useMonths({ month: 0 });
  const month = chosen.month!;
  const { data, error, refetch } = useQuery(companyInvoicesQuery(useServices(), daysOf(month, month)));
  return (
    <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Box sx={choicesStyle}>
        <ChoiceField
          label={t('invoices.month')}
          value={month}
          options={options}
          onChoose={(value) => choose('month', value)}
        />
      </Box>
      {error && !data ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : !data ? (
        <Skeleton variant="rounded" height={320} />
      ) : data.length === 0 ? (
        <EmptyState title={t('invoices.empty')} text={t('invoices.emptyText')} />
      ) : (
        <Statement invoices={data} month={month} />
      )}
    </Box>
  );
}

/** Invoices of each seller, sellers in the order of their first invoice. */
function bySeller(invoices: CompanyInvoice[]): CompanyInvoice[][] {
  const sellers = new Map<string, CompanyInvoice[]>();
  for (const invoice of invoices)
    sellers.set(invoice.seller_id, [...(sellers.get(invoice.seller_id) ?? []), invoice]);
  return [...sellers.values()];
}

const totalOf = (invoices: CompanyInvoice[]) => sumOfMoney(invoices.map(({ total }) => total));

function Statement({ invoices, month }: { invoices: CompanyInvoice[]; month: string }) {
  const { t } = useTranslation('buying');
  const format = useFormat();
  const language = useLanguage();
  const save = useSaveSheet(`${t('tabs.invoices')}-${month}.xlsx`, useSheet(invoices));
  const sellers = bySeller(invoices);
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <ButtonLink
          variant="contained"
          to={`/account/company/invoices/print?month=${month}`}
          startIcon={<Icon path={mdiPrinterOutline} />}
        >
          {t('invoices.print')}
        </ButtonLink>
        <Button
          variant="outlined"
          startIcon={<Icon path={mdiDownload} />}
          loading={save.isPending}
          onClick={() => save.mutate()}
        >
          {t('orders.save')}
        </Button>
      </Box>
      <FigureRows
        caption={t('invoices.bySeller')}
        headings={[t('orders.seller'), t('invoices.count'), t('orders.sum')]}
        rows={sellers.map((own) => ({
          key: own[0]!.seller_id,
          cells: [
            <bdi key="name">{localized(own[0]!, 'company_name', language)}</bdi>,
            format.number(own.length),
            format.money(totalOf(own)),
          ],
        }))}
        sum={[t('orders.sum'), format.number(invoices.length), format.money(totalOf(invoices))]}
      />
      {sellers.map((own) => (
        <FigureRows
          key={own[0]!.seller_id}
          caption={t('invoices.statement', {
            seller: `\u2068${localized(own[0]!, 'company_name', language)}\u2069`,
          })}
          headings={[t('invoices.number'), t('orders.sum')]}
          rows={own.map((invoice) => ({
            key: invoice.number,
            cells: [
              <Box key="number">
                <AppLink to={`/orders/${invoice.order_id}/invoice`}>
                  <Ltr>{invoice.number}</Ltr>
                </AppLink>
                <Box sx={{ color: 'text.secondary' }}>
                  {invoice.kind === 'credit_note' && `${t('invoices.creditNote')} · `}
                  {format.date(invoice.issued_at)}
                </Box>
                <Box sx={{ color: 'text.secondary' }}>
                  <JoinedParts parts={[invoice.person, invoice.project]} />
                </Box>
              </Box>,
              format.money(invoice.total),
            ],
          }))}
          sum={[t('orders.sum'), format.money(totalOf(own))]}
        />
      ))}
    </>
  );
}

/** All invoices, sellers one after another with their sums. */
function useSheet(invoices: CompanyInvoice[]) {
  const { t } = useTranslation('buying');
  const language = useLanguage();
  const format = useFormat();
  const name = (invoice: CompanyInvoice) => localized(invoice, 'company_name', language);
  const sumRow = (label: string, own: CompanyInvoice[]) => {
    const sum = (field: 'subtotal' | 'delivery_fee') => sumOfMoney(own.map((one) => one[field]));
    return [
      label,
      ...Array.from({ length: 9 }, () => null),
      sum('subtotal'),
      sum('delivery_fee'),
      totalOf(own),
    ];
  };
  return async () => ({
    name: t('tabs.invoices'),
    isRightToLeft: language === 'ar',
    widths: [28, 18, 14, 14, 14, 22, 22, 12, 16, 12, 16, 14, 16],
    rows: [
      [
        ...[
          t('orders.seller'),
          t('invoices.number'),
          t('invoices.kind'),
          t('invoices.day'),
          t('orders.number'),
        ],
        ...[t('orders.person'), t('request.project'), t('projects.number'), t('request.purchaseOrder')],
        ...[t('request.costCode'), t('orders.goods'), t('orders.delivery'), t('orders.total')],
      ],
      ...bySeller(invoices).flatMap((own) => [
        ...own.map((one) => [
          ...[name(one), one.number, t(one.kind === 'invoice' ? 'invoices.invoice' : 'invoices.creditNote')],
          ...[format.date(one.issued_at), one.order_number, one.person, one.project, one.project_number],
          ...[one.purchase_order, one.cost_code, one.subtotal, one.delivery_fee, one.total],
        ]),
        sumRow(t('invoices.sumOf', { seller: name(own[0]!) }), own),
      ]),
      sumRow(t('orders.sum'), invoices),
    ],
  });
}
