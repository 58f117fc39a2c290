import { useFormat, useTranslation } from '@mawad/shared-i18n';
import { AmountCard, amountGrid } from '@mawad/shared-ui/desk/money/amount-card.tsx';
import { DebtBar } from '@mawad/shared-ui/desk/money/debt-bar.tsx';
import { DebtNotice } from '@mawad/shared-ui/desk/money/debt-notice.tsx';
import { Box, Typography } from '@mawad/shared-ui/kit/mui.ts';
import { Panel } from '@mawad/shared-ui/kit/panel.tsx';
import type { OwnBalance } from '@mawad/supabase/ledger/queries';

/** Amounts of a company, and how near its debt is to the limit. */
export function Balance({ balance }: { balance: OwnBalance }) {
  const { t } = useTranslation('money');
  const format = useFormat();
  const { due, pending, paid, debt, debt_limit: limit, state, last_payment: last } = balance;
  const tone = state === 'open' ? 'primary' : state === 'warned' ? 'warning' : 'error';
  return (
    <Box component="section" aria-label={t('account.balance')} sx={{ display: 'grid', gap: 2 }}>
      <DebtNotice balance={balance} />
      <Box sx={amountGrid}>
        {debt < 0 ? (
          <AmountCard label={t('balance.credit')} amount={-debt} text={t('balance.creditText')} />
        ) : (
          <AmountCard label={t('balance.due')} amount={due} text={t('balance.dueText')} tone={tone} />
        )}
        <AmountCard label={t('balance.pending')} amount={pending} text={t('balance.pendingText')} />
        <AmountCard
          label={t('balance.paid')}
          amount={paid}
          text={
            last
              ? t('balance.paidText', {
                  amount: format.money(last.amount),
                  day: format.date(last.effective_on),
                })
              : t('balance.neverPaid')
          }
        />
        {balance.owed_to_company > 0 && debt >= 0 && (
          <AmountCard
            label={t('balance.owed')}
            amount={balance.owed_to_company}
            text={t('balance.owedText')}
          />
        )}
      </Box>
      <Panel sx={{ padding: 2 }}>
        <Typography variant="h3" component="h2" sx={{ marginBlockEnd: 1.5 }}>
          {t('debt.label')}
        </Typography>
        {limit === null ? (
          <Typography>{t('debt.unlimited')}</Typography>
        ) : (
          <DebtBar debt={debt} limit={limit} state={state} />
        )}
        {state === 'open' && limit !== null && (
          <Typography variant="body2" color="textSecondary" sx={{ marginBlockStart: 1 }}>
            {t('debt.openText')}
          </Typography>
        )}
      </Panel>
    </Box>
  );
}
