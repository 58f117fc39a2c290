import { useTranslation } from '@mawad/shared-i18n';
import { EmptyState } from '@mawad/shared-ui/platform/link/empty-state.tsx';
import { ErrorState } from '@mawad/shared-ui/kit/list/error-state.tsx';
import { AppError } from '@mawad/supabase/errors';

/** Error for an order that does not exist, belongs to another user or could not be loaded. */
export function OrderFailure({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const { t } = useTranslation('ordering');
  if (error instanceof AppError && ['order_not_found', 'invalid_input'].includes(error.code)) {
    return (
      <EmptyState
        title={t('orders.notFound')}
        text={t('orders.notFoundHint')}
        action={{ label: t('orders.heading'), to: '/my-orders' }}
      />
    );
  }
  return <ErrorState error={error} title={t('list.failed')} onRetry={onRetry} />;
}
