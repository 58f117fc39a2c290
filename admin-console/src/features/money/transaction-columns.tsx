import { localized, useFormat, useLanguage, useTranslation } from '@mawad/shared-i18n';
import type { PortalColumn } from '@mawad/shared-ui/desk/list/portal-table.tsx';
import { timeSort } from '@mawad/shared-ui/desk/list/time-sort.ts';
import { SignedMoney } from '@mawad/shared-ui/desk/money/signed-money.tsx';
import { Ltr } from '@mawad/shared-ui/kit/ltr.tsx';
import { Money } from '@mawad/shared-ui/kit/money.tsx';
import { Box } from '@mawad/shared-ui/kit/mui.ts';
import { AppLink } from '@mawad/shared-ui/platform/link/link.tsx';
import type { Transaction } from '@mawad/supabase/ledger/queries';
import { ReverseButton } from './reverse-dialog.tsx';

export function useTransactionColumns(onReverse: (row: Transaction) => void): PortalColumn<Transaction>[] {
  const { t } = useTranslation(['money', 'common']);
  const format = useFormat();
  const language = useLanguage();
  const inDinars = (title: string) => `${title} (${t('common:currency')})`;
  const company = (row: Transaction) => (row.company ? localized(row.company, 'name', language) : '');
  return [
    {
      id: 'what',
      header: t('money:statement.what'),
      lead: true,
      cell: (row) => <What row={row} />,
      file: [
        { value: (row) => t(`money:kinds.${row.kind}`) },
        { heading: t('money:statement.orderHeading'), value: (row) => row.order_number },
        { heading: t('money:payment.reference'), value: (row) => row.reference },
        { heading: t('money:statement.note'), value: (row) => row.note },
      ],
    },
    {
      id: 'day',
      header: t('money:statement.day'),
      sort: timeSort,
      cell: (row) => (
        <>
          {format.date(row.effective_on)}
          <Box sx={quiet}>{t('money:statement.recorded', { time: format.dateTime(row.recorded_at) })}</Box>
        </>
      ),
      file: { kind: 'day', value: (row) => row.effective_on },
    },
    {
      id: 'company',
      header: t('money:balances.company'),
      cell: (row) =>
        row.company && (
          <AppLink to={`/admin/money/${row.company.id}`}>
            <bdi>{company(row)}</bdi>
          </AppLink>
        ),
      file: { value: company },
    },
    {
      id: 'amount',
      header: t('money:transactions.amount'),
      align: 'end',
      cell: ({ amount }) => <SignedMoney amount={amount} />,
      file: { heading: inDinars(t('money:transactions.amount')), kind: 'number', value: (row) => row.amount },
    },
    {
      id: 'volume',
      header: t('money:transactions.volume'),
      align: 'end',
      spare: true,
      cell: ({ volume }) => <Money amount={volume} />,
      file: { heading: inDinars(t('money:transactions.volume')), kind: 'number', value: (row) => row.volume },
    },
    {
      id: 'by',
      header: t('money:transactions.by'),
      spare: true,
      cell: (row) => <bdi>{row.actor_name ?? t('money:transactions.job')}</bdi>,
      file: { value: (row) => row.actor_name ?? t('money:transactions.job') },
    },
    {
      id: 'actions',
      header: t('money:adjustments.actions'),
      silentHeader: true,
      align: 'end',
      acts: true,
      cell: (row) => <ReverseButton line={row} onAsk={() => onReverse(row)} />,
    },
  ];
}

function What({ row }: { row: Transaction }) {
  const { t } = useTranslation('money');
  const isReversed = row.reversed_by_id !== null;
  return (
    <Box sx={{ overflowWrap: 'anywhere' }}>
      <Box component={isReversed ? 's' : 'span'} sx={{ fontWeight: 500 }}>
        {t(`kinds.${row.kind}`)}
      </Box>
      <Box sx={[quiet, { display: 'flex', flexWrap: 'wrap', columnGap: 1 }]}>
        {isReversed && <span>{t('statement.reversedMark')}</span>}
        {row.order_id && (
          <AppLink to={`/admin/orders/${row.order_id}`}>
            {t('statement.order', { number: `\u2066${row.order_number}\u2069` })}
          </AppLink>
        )}
        {row.way && <span>{t(`ways.${row.way}`)}</span>}
        {row.reference && <Ltr>{row.reference}</Ltr>}
        {row.note && <bdi>{row.note}</bdi>}
      </Box>
    </Box>
  );
}

const quiet = { fontSize: 'var(--text-12)', color: 'text.secondary' } as const;
