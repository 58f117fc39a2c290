import { useTranslation } from '@mawad/shared-i18n';
import { Button } from '@mawad/shared-ui/kit/mui.ts';
import { Alert } from '@mawad/shared-ui/kit/mui-overlays.ts';

/** Warns that current prices could not be loaded; the cart is not affected. */
export function QuoteFailure({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation(['ordering', 'storefront']);
  return (
    <Alert severity="warning" action={<Button onClick={onRetry}>{t('storefront:page.retry')}</Button>}>
      <strong>{t('cart.quoteFailed')}</strong>
      <br />
      {t('cart.quoteFailedHint')}
    </Alert>
  );
}
