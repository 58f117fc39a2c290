import { baghdadDay, useFormat, useTranslation } from '@mawad/shared-i18n';
import type { PortalColumn } from '@mawad/shared-ui/desk/list/portal-table.tsx';
import { Box, Button } from '@mawad/shared-ui/kit/mui.ts';
import type { CommissionRate } from '@mawad/supabase/ledger/queries';
import { usePercent, useRateScope } from './rate-scope.tsx';

/** Columns of the list of rates; `onEnd` opens the dialog that ends one. */
export function useRateColumns(onEnd: (rate: CommissionRate) => void): PortalColumn<CommissionRate>[] {
  const { t } = useTranslation('money');
  const format = useFormat();
  const scopeOf = useRateScope();
  const percent = usePercent();
  return [
    { id: 'scope', header: t('rates.scope'), lead: true, cell: (rate) => <strong>{scopeOf(rate)}</strong> },
    { id: 'percent', header: t('rates.percent'), align: 'end', cell: (rate) => percent(rate.percent) },
    {
      id: 'bounds',
      header: t('rates.bounds'),
      cell: ({ minimum, maximum }) => (
        <>
          {minimum !== null && <Box>{t('rates.atLeast', { amount: format.money(minimum) })}</Box>}
          {maximum !== null && <Box>{t('rates.atMost', { amount: format.money(maximum) })}</Box>}
        </>
      ),
    },
    {
      id: 'days',
      header: t('rates.days'),
      cell: ({ first_day, last_day }) => (
        <>
          {t('rates.from', { day: format.date(first_day) })}
          <Box sx={quiet}>
            {last_day ? t('rates.until', { day: format.date(last_day) }) : t('rates.openEnd')}
          </Box>
        </>
      ),
    },
    {
      id: 'note',
      header: t('rates.note'),
      spare: true,
      cell: ({ note, created_by_name: person, created_at: time }) => (
        <>
          {note && <bdi>{note}</bdi>}
          <Box sx={quiet}>{t('adjustments.by', { person: person ?? '–', time: format.date(time) })}</Box>
        </>
      ),
    },
    {
      id: 'actions',
      header: t('rates.actions'),
      silentHeader: true,
      align: 'end',
      acts: true,
      cell: (rate) =>
        (rate.last_day === null || rate.last_day > baghdadDay()) && (
          <Button
            size="small"
            color="error"
            data-primary
            aria-label={t('rates.endNamed', { scope: scopeOf(rate) })}
            onClick={() => onEnd(rate)}
          >
            {t('rates.end')}
          </Button>
        ),
    },
  ];
}

const quiet = { fontSize: 'var(--text-12)', color: 'text.secondary' } as const;
