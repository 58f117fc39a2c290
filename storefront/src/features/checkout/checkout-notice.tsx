import { useTranslation } from '@mawad/shared-i18n';
import { Box } from '@mawad/shared-ui/kit/mui.ts';
import { Alert } from '@mawad/shared-ui/kit/mui-overlays.ts';
import { QuoteFailure } from '../../cart/quote-failure.tsx';
import type { useCartReview } from '../../cart/use-cart-review.ts';
import { CartChanges } from './cart-changes.tsx';
import { CheckoutProblem } from './checkout-problem.tsx';
import type { usePlaceOrder } from './use-place-order.ts';

interface CheckoutNoticeProps {
  review: ReturnType<typeof useCartReview>;
  order: ReturnType<typeof usePlaceOrder>;
}

/** Notice before ordering: the order is being checked, the cart changed, or ordering failed. */
export function CheckoutNotice({ review, order }: CheckoutNoticeProps) {
  const { t } = useTranslation('ordering');
  const changed = review.lines.filter(({ change }) => change.kind !== 'none');
  if (order.phase === 'checking') {
    return (
      <Alert severity="warning" role="status">
        <strong>{t('checkout.checkingHeading')}</strong>
        <Box>{t('checkout.checkingText')}</Box>
      </Alert>
    );
  }
  if (changed.length > 0) {
    return (
      <CartChanges lines={review.lines} refused={order.problem !== null} onAccept={order.clearProblem} />
    );
  }
  if (order.problem) return <CheckoutProblem problem={order.problem} onNewOrder={order.startNewOrder} />;
  return review.error && !review.quote ? <QuoteFailure onRetry={review.retry} /> : null;
}
