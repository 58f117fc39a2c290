import { useFormat, useTranslation } from '@mawad/shared-i18n';
import { AmountCard } from '@mawad/shared-ui/desk/money/amount-card.tsx';
import { DebtBar } from '@mawad/shared-ui/desk/money/debt-bar.tsx';
import { Box, Typography } from '@mawad/shared-ui/kit/mui.ts';
import { Panel } from '@mawad/shared-ui/kit/panel.tsx';
import type { OwnBalance } from '@mawad/supabase/ledger/queries';

/** Amounts of the account, and the debt against its limit. */
export function AccountFigures({ balance }: { balance: OwnBalance }) {
  const { t } = useTranslation('money');
  const format = useFormat();
  const { debt, debt_limit: limit, state, last_payment: last } = balance;
  return (
    <Box component="section" aria-label={t('account.balance')} sx={{ display: 'grid', gap: 2 }}>
      <Box sx={figureGrid}>
        <AmountCard
          label={t('balances.owed_to_market')}
          amount={balance.owed_to_market}
          tone={state === 'open' ? 'primary' : state === 'warned' ? 'warning' : 'error'}
        />
        <AmountCard label={t('balances.owed_to_company')} amount={balance.owed_to_company} />
        <AmountCard label={t('balance.pending')} amount={balance.pending} />
        <AmountCard
          label={t('balance.paid')}
          amount={balance.paid}
          text={
            last
              ? t('balance.paidText', {
                  amount: format.money(last.amount),
                  day: format.date(last.effective_on),
                })
              : t('balance.neverPaid')
          }
        />
      </Box>
      <Panel sx={{ padding: 2 }}>
        <Typography variant="h3" component="h2" sx={{ marginBlockEnd: 1.5 }}>
          {t('debt.label')}
        </Typography>
        {limit === null ? (
          <Typography>{t('noLimit')}</Typography>
        ) : (
          <DebtBar debt={debt} limit={limit} state={state} />
        )}
        {balance.grace_ends_on && (
          <Typography variant="body2" color="textSecondary" sx={{ marginBlockStart: 1 }}>
            {t('account.graceEnds', { day: format.date(balance.grace_ends_on) })}
          </Typography>
        )}
      </Panel>
    </Box>
  );
}

/** Four amounts in pairs, beside the terms of the company. */
const figureGrid = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
} as const;
