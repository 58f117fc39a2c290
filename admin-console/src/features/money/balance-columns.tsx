import { localized, useFormat, useLanguage, useTranslation } from '@mawad/shared-i18n';
import type { PortalColumn } from '@mawad/shared-ui/desk/list/portal-table.tsx';
import { DebtState } from '@mawad/shared-ui/desk/money/debt-state.tsx';
import { SignedMoney } from '@mawad/shared-ui/desk/money/signed-money.tsx';
import { LocalizedText } from '@mawad/shared-ui/kit/localized-text.tsx';
import { Money } from '@mawad/shared-ui/kit/money.tsx';
import { Box } from '@mawad/shared-ui/kit/mui.ts';
import { AppLink } from '@mawad/shared-ui/platform/link/link.tsx';
import type { CompanyBalance } from '@mawad/supabase/ledger/queries';

export function useBalanceColumns(): PortalColumn<CompanyBalance>[] {
  const { t } = useTranslation(['money', 'common']);
  const language = useLanguage();
  const format = useFormat();
  const days = (count: number) => t('money:days', { count, number: format.number(count) });
  const inDinars = (title: string) => `${title} (${t('common:currency')})`;
  return [
    {
      id: 'company',
      header: t('money:balances.company'),
      sort: { up: 'name', down: 'name_desc' },
      lead: true,
      cell: (row) => (
        <AppLink to={`/admin/money/${row.company_id}`} sx={{ fontWeight: 600 }}>
          <LocalizedText>{localized(row, 'name', language)}</LocalizedText>
        </AppLink>
      ),
      file: { value: (row) => localized(row, 'name', language) },
    },
    {
      id: 'state',
      header: t('money:balances.state'),
      cell: ({ state }) => <DebtState state={state} />,
      file: { value: ({ state }) => t(`money:states.${state}`) },
    },
    {
      id: 'debt',
      header: t('money:balances.debt'),
      sort: { up: 'debt', down: 'debt_desc', first: 'down' },
      align: 'end',
      cell: ({ debt, debt_limit: limit }) => (
        <>
          <strong>
            <SignedMoney amount={debt} />
          </strong>
          {limit !== null && limit > 0 && debt > 0 && (
            <Box sx={quiet}>{t('money:balances.ofLimit', { percent: format.percent(debt / limit) })}</Box>
          )}
        </>
      ),
      file: [
        { heading: inDinars(t('money:balances.debt')), kind: 'number', value: ({ debt }) => debt },
        { heading: inDinars(t('money:limit')), kind: 'number', value: (row) => row.debt_limit },
      ],
    },
    {
      id: 'age',
      header: t('money:balances.age'),
      sort: { up: 'age', down: 'age_desc', first: 'down' },
      cell: ({ age_days: age, oldest_due_on: since }) =>
        age === null || since === null ? (
          <Box sx={quiet}>{t('money:balances.noDebt')}</Box>
        ) : (
          <>
            {days(age)}
            <Box sx={quiet}>{t('money:balances.since', { day: format.date(since) })}</Box>
          </>
        ),
      file: [
        { heading: t('money:balances.ageDays'), kind: 'number', value: (row) => row.age_days },
        { heading: t('money:balances.age'), kind: 'day', value: (row) => row.oldest_due_on },
      ],
    },
    {
      id: 'owed_to_market',
      header: t('money:balances.owed_to_market'),
      align: 'end',
      spare: true,
      cell: (row) => <Money amount={row.owed_to_market} />,
      file: {
        heading: inDinars(t('money:balances.owed_to_market')),
        kind: 'number',
        value: (row) => row.owed_to_market,
      },
    },
    {
      id: 'owed_to_company',
      header: t('money:balances.owed_to_company'),
      sort: { up: 'owed_to_company', down: 'owed_to_company_desc', first: 'down' },
      align: 'end',
      cell: (row) => <Money amount={row.owed_to_company} />,
      file: {
        heading: inDinars(t('money:balances.owed_to_company')),
        kind: 'number',
        value: (row) => row.owed_to_company,
      },
    },
    {
      id: 'cash',
      header: t('money:balances.cash'),
      spare: true,
      cell: (row) => t(`money:cashBy.${row.cash_by}`),
      file: { value: (row) => t(`money:cashBy.${row.cash_by}`) },
    },
    {
      id: 'last_payment',
      header: t('money:balances.lastPayment'),
      spare: true,
      cell: ({ last_payment_on: day }) => (day ? format.date(day) : t('money:balances.none')),
      file: { kind: 'day', value: (row) => row.last_payment_on },
    },
  ];
}

const quiet = { fontSize: 'var(--text-12)', color: 'text.secondary' } as const;
