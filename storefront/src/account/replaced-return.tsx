import { useTranslation } from '@mawad/shared-i18n';
import { tapArea } from '@mawad/shared-ui/kit/tap-area.ts';
import { UnbrokenNumber } from '@mawad/shared-ui/kit/unbroken-number.tsx';
import { AppLink } from '@mawad/shared-ui/platform/link/link.tsx';
import type { OrderSummary } from '@mawad/supabase/orders/queries';

/** Links an order of replacements to its return; renders nothing for other orders. */
export function ReplacedReturn({ order }: { order: Pick<OrderSummary, 'replaced_return'> }) {
  const { t } = useTranslation('ordering');
  const replaced = order.replaced_return;
  if (!replaced) return null;
  return (
    <AppLink to={`/returns/${replaced.id}`} underline="always" sx={tapArea}>
      <UnbrokenNumber text={t('orders.replaces', { number: replaced.number })} number={replaced.number} />
    </AppLink>
  );
}
