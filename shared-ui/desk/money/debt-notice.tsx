import { useFormat, useTranslation } from '@mawad/shared-i18n';
import { useServices } from '@mawad/shared-ui/platform/contract.ts';
import { Box, Link } from '@mawad/shared-ui/kit/mui.ts';
import { Alert } from '@mawad/shared-ui/kit/mui-overlays.ts';
import { AppLink } from '@mawad/shared-ui/platform/link/link.tsx';

interface DebtNoticeProps {
  balance: {
    state: 'open' | 'warned' | 'over' | 'paused';
    debt: number;
    debt_limit: number | null;
    grace_ends_on: string | null;
  };
  /** Address of the balance, for a notice on another page. */
  to?: string;
}

/** Explains to the company what the state of its debt means and what to do; renders nothing while the debt is in order. */
export function DebtNotice({ balance, to }: DebtNoticeProps) {
  const { t } = useTranslation('money');
  const format = useFormat();
  const { phone } = useServices().site.contact;
  const { state, debt, debt_limit: limit, grace_ends_on: graceEnd } = balance;
  if (state === 'open') return null;
  return (
    <Alert severity={state === 'warned' ? 'warning' : 'error'}>
      <strong>{t(`debt.${state}Title`)}</strong>
      <Box>
        {t(`debt.${state}Text`, {
          debt: format.money(debt),
          limit: format.money(limit ?? 0),
          day: graceEnd ? format.date(graceEnd) : '',
        })}
      </Box>
      {to ? (
        <AppLink to={to} color="inherit" sx={{ fontWeight: 600 }}>
          {t('debt.open')}
        </AppLink>
      ) : (
        <Box sx={{ marginBlockStart: 1 }}>
          {t('debt.how')}{' '}
          <Link href={`tel:${phone}`} color="inherit" sx={{ fontWeight: 600 }}>
            {t('debt.ask')}
          </Link>
        </Box>
      )}
    </Alert>
  );
}
