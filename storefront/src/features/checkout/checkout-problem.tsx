import { useEffect, useRef } from 'react';
import { useErrorMessage, useTranslation } from '@mawad/shared-i18n';
import { AppLink } from '@mawad/shared-ui/components/link';
import { Box, Button } from '@mawad/shared-ui/mui';
import { Alert } from '@mawad/shared-ui/mui-overlays';
import type { AppError } from '@mawad/supabase/errors';

interface CheckoutProblemProps {
  problem: AppError;
  /** Orders once more, on purpose, after an earlier press went through. */
  onNewOrder: () => void;
}

/** Why the order was not placed, that nothing was lost, and how to go on. */
export function CheckoutProblem({ problem, onNewOrder }: CheckoutProblemProps) {
  const { t } = useTranslation('ordering');
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), [problem]);
  return (
    <Alert ref={box} tabIndex={-1} severity="error" role="alert" sx={{ alignItems: 'start' }}>
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

/** Checkout asks for its own words where the general ones name another way in. */
const ownReasons: Partial<Record<string, 'checkout_must_sign_in'>> = {
  not_signed_in: 'checkout_must_sign_in',
  session_expired: 'checkout_must_sign_in',
};

function Reason({ problem }: { problem: AppError }) {
  const { t } = useTranslation(['ordering', 'errors']);
  const messageOf = useErrorMessage();
  const own = ownReasons[problem.code];
  return (
    <>
      <Box>{own ? t(`errors:${own}`) : messageOf(problem)}</Box>
      <Box>{t('checkout.nothingOrdered')}</Box>
      {problem.retryable && <Box>{t('checkout.tryAgainSafe')}</Box>}
      {own && <AppLink to="/login?next=/checkout">{t('checkout.logIn')}</AppLink>}
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
