import { useFormat, useTranslation } from '@mawad/shared-i18n';
import { Box } from '@mawad/shared-ui/kit/mui.ts';
import { AppLink } from '@mawad/shared-ui/platform/link/link.tsx';
import { Ltr } from '@mawad/shared-ui/kit/ltr.tsx';
import type { PortalColumn } from '@mawad/shared-ui/desk/list/portal-table.tsx';
import { timeSort } from '@mawad/shared-ui/desk/list/time-sort.ts';
import type { StaffQuoteItem } from '@mawad/supabase/quotes/queries';
import { useGovernorateName } from '@mawad/shared-ui/desk/delivery/governorates.ts';
import { QuoteState } from './quote-state.tsx';

/** Columns of the list of quote requests; ages are counted until `now`. */
export function useQuoteColumns(now: number): PortalColumn<StaffQuoteItem>[] {
  const { t } = useTranslation(['admin-quotes', 'file-export']);
  const format = useFormat();
  const governorateName = useGovernorateName();
  return [
    {
      id: 'request',
      header: t('request'),
      cell: (quote) => <Request quote={quote} />,
      lead: true,
      file: [
        { value: ({ number }) => number },
        { heading: t('file-export:headings.buyer'), value: ({ full_name }) => full_name },
        { heading: t('file-export:headings.company'), value: ({ company_name }) => company_name },
      ],
    },
    {
      id: 'lines',
      header: t('lines'),
      cell: (quote) => <Lines quote={quote} />,
      file: { heading: t('file-export:headings.lines'), kind: 'number', value: (quote) => quote.line_count },
    },
    {
      id: 'place',
      header: t('governorate'),
      cell: ({ governorate }) =>
        governorate && (
          <Box component="span" sx={{ whiteSpace: 'nowrap' }}>
            {governorateName(governorate)}
          </Box>
        ),
      file: { value: ({ governorate }) => governorate && governorateName(governorate) },
    },
    {
      id: 'age',
      header: t('age'),
      sort: timeSort,
      file: { heading: t('file-export:headings.date'), kind: 'time', value: ({ created_at }) => created_at },
      cell: ({ created_at }) => (
        <time dateTime={created_at} title={format.dateTime(created_at)}>
          {format.relativeTime(created_at, now)}
        </time>
      ),
    },
    {
      id: 'closes',
      header: t('closes'),
      sort: { up: 'closing', down: 'closing_desc' },
      cell: ({ closes_at }) => closes_at && format.dateTime(closes_at),
      file: { kind: 'time', value: ({ closes_at }) => closes_at },
      spare: true,
    },
    {
      id: 'sellers',
      header: t('sellers'),
      cell: ({ seller_count }) => format.number(seller_count),
      file: { kind: 'number', value: ({ seller_count }) => seller_count },
      align: 'end',
    },
    {
      id: 'offers',
      header: t('offers'),
      cell: ({ offer_count }) => format.number(offer_count),
      file: { kind: 'number', value: ({ offer_count }) => offer_count },
      align: 'end',
    },
    {
      id: 'accepted',
      header: t('acceptedLines'),
      cell: ({ awarded_count }) => format.number(awarded_count),
      file: { kind: 'number', value: ({ awarded_count }) => awarded_count },
      align: 'end',
    },
    {
      id: 'status',
      header: t('status'),
      cell: ({ status }) => <QuoteState status={status} />,
      file: { value: ({ status }) => t(`statuses.${status}`) },
    },
  ];
}

function Lines({ quote: { status, line_count, unrouted_count } }: { quote: StaffQuoteItem }) {
  const { t } = useTranslation('admin-quotes');
  const format = useFormat();
  return (
    <>
      {t('lineCount', { count: line_count, number: format.number(line_count) })}
      {status === 'Open' && unrouted_count > 0 && (
        <Box sx={{ fontSize: 'var(--text-12)', color: 'warning.dark' }}>
          {t('unroutedCount', { count: unrouted_count, number: format.number(unrouted_count) })}
        </Box>
      )}
    </>
  );
}

function Request({ quote }: { quote: StaffQuoteItem }) {
  const { t } = useTranslation('admin-quotes');
  const { id, number, full_name, company_name, collects_prices } = quote;
  return (
    <>
      <AppLink to={`/admin/quotes/${id}`} sx={{ fontWeight: 600 }}>
        <Ltr>{number}</Ltr>
      </AppLink>
      <Box sx={{ fontSize: 'var(--text-12)', color: 'text.secondary', overflowWrap: 'anywhere' }}>
        <bdi>{full_name}</bdi>
        {company_name && (
          <>
            {' · '}
            <bdi>{company_name}</bdi>
          </>
        )}
      </Box>
      {collects_prices && (
        <Box sx={{ fontSize: 'var(--text-12)', color: 'warning.dark' }}>{t('tasks.suspect')}</Box>
      )}
    </>
  );
}
