import { useEffect, useRef } from 'react';
import { useErrorMessage, useTranslation } from '@mawad/shared-i18n';
import { AppLink } from '@mawad/shared-ui/platform/link/link.tsx';
import { Box, Button } from '@mawad/shared-ui/kit/mui.ts';
import { Alert } from '@mawad/shared-ui/kit/mui-overlays.ts';
import type { AppError } from '@mawad/supabase/errors';

interface CheckoutProblemProps {
  problem: AppError;
  /** Starts another order after an earlier attempt succeeded. */
  onNewOrder: () => void;
}

/** Reason why the order was not placed, and how to continue. */
export function CheckoutProblem({ problem, onNewOrder }: CheckoutProblemProps) {
  const { t } = useTranslation('ordering');
  const alert = useRef<HTMLDivElement>(null);
  useEffect(() => alert.current?.focus(), [problem]);
  return (
    <Alert ref={alert} tabIndex={-1} severity="error" role="alert" sx={{ alignItems: 'start' }}>
      <Box component="strong" sx={{ display: 'block' }}>
        {t('checkout.errorHeading')}
      </Box>
      {problem.code === 'idempotency_mismatch' ? (
        <AlreadyOrdered onNewOrder={onNewOrder} />
      ) : (
        <Reason problem={problem} />
      )}
    </Alert>
  );
}

/**
 * Error codes with a message of their own in checkout, because the general message mentions another way to
 * sign in.
 */
const checkoutMessages: Partial<Record<string, 'checkout_must_sign_in'>> = {
  not_signed_in: 'checkout_must_sign_in',
  session_expired: 'checkout_must_sign_in',
};

function Reason({ problem }: { problem: AppError }) {
  const { t } = useTranslation(['ordering', 'errors']);
  const messageOf = useErrorMessage();
  const checkoutMessage = checkoutMessages[problem.code];
  return (
    <>
      <Box>{checkoutMessage ? t(`errors:${checkoutMessage}`) : messageOf(problem)}</Box>
      <Box>{t('checkout.nothingOrdered')}</Box>
      {problem.retryable && <Box>{t('checkout.tryAgainSafe')}</Box>}
      {checkoutMessage && <AppLink to="/login?next=/checkout">{t('checkout.logIn')}</AppLink>}
    </>
  );
}

function AlreadyOrdered({ onNewOrder }: Pick<CheckoutProblemProps, 'onNewOrder'>) {
  const { t } = useTranslation('ordering');
  return (
    <>
      <Box>{t('checkout.mismatchHint')}</Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, marginBlockStart: 1 }}>
        <AppLink to="/my-orders">{t('checkout.myOrders')}</AppLink>
        <Button size="small" color="inherit" onClick={onNewOrder}>
          {t('checkout.orderAgain')}
        </Button>
      </Box>
    </>
  );
}
