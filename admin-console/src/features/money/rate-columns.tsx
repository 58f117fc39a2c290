import { baghdadDay, useFormat, useTranslation } from '@mawad/shared-i18n';
import type { PortalColumn } from '@mawad/shared-ui/desk/list/portal-table.tsx';
import { timeSort } from '@mawad/shared-ui/desk/list/time-sort.ts';
import { Box, Button } from '@mawad/shared-ui/kit/mui.ts';
import type { CommissionRate } from '@mawad/supabase/ledger/queries';
import { usePercent, useRateScope } from './rate-scope.tsx';
import { useByPerson } from './use-by-person.ts';

/** Columns of the list of rates; `onEnd` opens the dialog that ends one. */
export function useRateColumns(onEnd: (rate: CommissionRate) => void): PortalColumn<CommissionRate>[] {
  const { t } = useTranslation(['money', 'file-export']);
  const format = useFormat();
  const scopeOf = useRateScope();
  const percent = usePercent();
  const by = useByPerson();
  return [
    {
      id: 'scope',
      header: t('money:rates.scope'),
      lead: true,
      cell: (rate) => <strong>{scopeOf(rate)}</strong>,
      file: { value: scopeOf },
    },
    {
      id: 'percent',
      header: t('money:rates.percent'),
      align: 'end',
      sort: { up: 'percent', down: 'percent_desc', first: 'down' },
      cell: (rate) => percent(rate.percent),
      file: { heading: `${t('money:rates.percent')} (%)`, kind: 'number', value: (rate) => rate.percent },
    },
    {
      id: 'bounds',
      header: t('money:rates.bounds'),
      file: [
        { heading: t('money:rates.minimum'), kind: 'number', value: ({ minimum }) => minimum },
        { heading: t('money:rates.maximum'), kind: 'number', value: ({ maximum }) => maximum },
      ],
      cell: ({ minimum, maximum }) => (
        <>
          {minimum !== null && <Box>{t('money:rates.atLeast', { amount: format.money(minimum) })}</Box>}
          {maximum !== null && <Box>{t('money:rates.atMost', { amount: format.money(maximum) })}</Box>}
        </>
      ),
    },
    {
      id: 'days',
      header: t('money:rates.days'),
      sort: timeSort,
      file: [
        { heading: t('file-export:headings.starts'), value: (rate) => rate.first_day },
        { heading: t('file-export:headings.ends'), value: (rate) => rate.last_day },
      ],
      cell: ({ first_day, last_day }) => (
        <>
          {t('money:rates.from', { day: format.date(first_day) })}
          <Box sx={quiet}>
            {last_day ? t('money:rates.until', { day: format.date(last_day) }) : t('money:rates.openEnd')}
          </Box>
        </>
      ),
    },
    {
      id: 'note',
      header: t('money:rates.note'),
      file: [
        { value: ({ note }) => note },
        { heading: t('file-export:headings.author'), value: (rate) => rate.created_by_name },
      ],
      spare: true,
      cell: ({ note, created_by_name: person, created_at: time }) => (
        <>
          {note && <bdi>{note}</bdi>}
          <Box sx={quiet}>{by(person, format.date(time))}</Box>
        </>
      ),
    },
    {
      id: 'actions',
      header: t('money:rates.actions'),
      silentHeader: true,
      align: 'end',
      acts: true,
      cell: (rate) =>
        (rate.last_day === null || rate.last_day > baghdadDay()) && (
          <Button
            size="small"
            color="error"
            data-primary
            aria-label={t('money:rates.endNamed', { scope: scopeOf(rate) })}
            onClick={() => onEnd(rate)}
          >
            {t('money:rates.end')}
          </Button>
        ),
    },
  ];
}

const quiet = { fontSize: 'var(--text-12)', color: 'text.secondary' } as const;
