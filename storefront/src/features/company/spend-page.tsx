import { localized, useFormat, useLanguage, useTranslation } from '@mawad/shared-i18n';
import { BarChart } from '@mawad/shared-ui/desk/figures/bar-chart.tsx';
import { Icon } from '@mawad/shared-ui/kit/icon.tsx';
import { mdiDownload } from '@mawad/shared-ui/kit/icons.ts';
import { ErrorState } from '@mawad/shared-ui/kit/list/error-state.tsx';
import { Box, Button, Skeleton, Typography } from '@mawad/shared-ui/kit/mui.ts';
import { Panel } from '@mawad/shared-ui/kit/panel.tsx';
import { useSearchParams } from '@mawad/shared-ui/kit/router.ts';
import { useServices } from '@mawad/shared-ui/platform/contract.ts';
import { EmptyState } from '@mawad/shared-ui/platform/link/empty-state.tsx';
import { useQuery } from '@mawad/shared-ui/platform/query.ts';
import { useSaveSheet } from '@mawad/shared-ui/spreadsheet/use-save-sheet.ts';
import { spendSubjects, type CompanySpend, type SpendSubject } from '@mawad/supabase/buying/queries';
import { companySpendQuery } from '../../buying/buying-queries.ts';
import { withParams } from '../../catalogue/listing-input.ts';
import { ChoiceField, choicesStyle } from './choice-field.tsx';
import { CompanyFrame } from './company-frame.tsx';
import { FigureRows } from './figure-rows.tsx';
import { daysOf, useMonths } from './use-months.ts';

/** Cost of the company's orders by month, and by project, person, category or seller. */
export function SpendPage() {
  return <CompanyFrame right="see_orders">{() => <Spend />}</CompanyFrame>;
}

function Spend() {
  const { t } = useTranslation('buying');
  const [params, setParams] = useSearchParams();
  const { chosen, choose, options } = useMonths({ from: 11, until: 0 });
  const subject = spendSubjects.find((one) => one === params.get('by')) ?? 'project';
  // A period that ends before it begins is read as its last month.
  const from = chosen.from! > chosen.until! ? chosen.until! : chosen.from!;
  const filter = { ...daysOf(from, chosen.until!), subject };
  const { data, error, refetch } = useQuery(companySpendQuery(useServices(), filter));
  return (
    <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Box sx={choicesStyle}>
        <ChoiceField
          label={t('spend.by')}
          value={subject}
          options={spendSubjects.map((one) => [one, t(`spend.subjects.${one}`)])}
          onChoose={(value) => setParams(withParams(params, { by: value }))}
        />
        <ChoiceField
          label={t('orders.from')}
          value={from}
          options={options}
          onChoose={(month) => choose('from', month)}
        />
        <ChoiceField
          label={t('orders.to')}
          value={chosen.until!}
          options={options}
          onChoose={(month) => choose('until', month)}
        />
      </Box>
      {error && !data ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : !data ? (
        <Skeleton variant="rounded" height={320} />
      ) : data.orders === 0 ? (
        <EmptyState title={t('spend.empty')} text={t('spend.emptyText')} />
      ) : (
        <Figures spend={data} subject={subject} />
      )}
    </Box>
  );
}

function Figures({ spend, subject }: { spend: CompanySpend; subject: SpendSubject }) {
  const { t } = useTranslation('buying');
  const format = useFormat();
  const { nameOf } = useMonths({});
  const rowName = useRowName(subject);
  const save = useSaveSheet(`${t('tabs.spend')}.xlsx`, useSheet(spend, subject));
  const counted = (total: number, orders: number) => [format.number(orders), format.money(total)];
  const headings = [t('orders.ordersCount'), t('orders.sum')];
  return (
    <>
      <Panel component="section" aria-labelledby="spent" sx={{ padding: 2, display: 'grid', gap: 2 }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, justifyContent: 'space-between' }}>
          <Typography id="spent" variant="h2" sx={{ fontSize: 'var(--text-20)' }}>
            {t('spend.total')}
          </Typography>
          <Box component="strong" sx={{ fontSize: 'var(--text-20)', whiteSpace: 'nowrap' }}>
            {format.money(spend.total)}
          </Box>
        </Box>
        <BarChart
          label={t('spend.chart')}
          bars={spend.months.map(({ month, total }) => ({
            key: month,
            value: Math.max(0, total),
            title: `${nameOf(month)}: ${format.money(total)}`,
          }))}
        />
      </Panel>
      <Button
        variant="outlined"
        startIcon={<Icon path={mdiDownload} />}
        loading={save.isPending}
        onClick={() => save.mutate()}
        sx={{ justifySelf: 'start', minBlockSize: 44 }}
      >
        {t('orders.save')}
      </Button>
      <FigureRows
        caption={t(`spend.tables.${subject}`)}
        headings={[t(`spend.subjects.${subject}`), ...headings]}
        rows={spend.rows.map((row) => ({
          key: row.id ?? '',
          cells: [<bdi key="name">{rowName(row)}</bdi>, ...counted(row.total, row.orders)],
        }))}
        sum={[t('orders.sum'), ...counted(spend.total, spend.orders)]}
      />
      <FigureRows
        caption={t('spend.tables.month')}
        headings={[t('invoices.month'), ...headings]}
        rows={spend.months.toReversed().map(({ month, total, orders }) => ({
          key: month,
          cells: [nameOf(month), ...counted(total, orders)],
        }))}
        sum={[t('orders.sum'), ...counted(spend.total, spend.orders)]}
      />
    </>
  );
}

function useRowName(subject: SpendSubject) {
  const { t } = useTranslation('buying');
  const language = useLanguage();
  return ({ name_en, name_ar, number }: CompanySpend['rows'][number]): string => {
    if (name_en === null || name_ar === null) return t(`spend.without.${subject}`);
    const name = localized({ name_en, name_ar }, 'name', language);
    return number === null ? name : `${name} (${number})`;
  };
}

/** The table of the subject and that of the months, one under the other. */
function useSheet(spend: CompanySpend, subject: SpendSubject) {
  const { t } = useTranslation('buying');
  const language = useLanguage();
  const rowName = useRowName(subject);
  const headings = [t('orders.ordersCount'), t('orders.total')];
  return async () => ({
    name: t('tabs.spend'),
    isRightToLeft: language === 'ar',
    widths: [40, 12, 18],
    rows: [
      [t(`spend.subjects.${subject}`), ...headings],
      ...spend.rows.map((row) => [rowName(row), row.orders, row.total]),
      [t('orders.sum'), spend.orders, spend.total],
      [],
      [t('invoices.month'), ...headings],
      ...spend.months.map(({ month, orders, total }) => [month, orders, total]),
    ],
  });
}
