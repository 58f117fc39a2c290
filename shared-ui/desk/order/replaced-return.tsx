import { useTranslation } from '@mawad/shared-i18n';
import { Box } from '@mawad/shared-ui/kit/mui.ts';
import { AppLink } from '@mawad/shared-ui/platform/link/link.tsx';
import { UnbrokenNumber } from '@mawad/shared-ui/kit/unbroken-number.tsx';
import type { OrderSummary } from '@mawad/supabase/orders/queries';

interface ReplacedReturnProps {
  order: Pick<OrderSummary, 'replaced_return'>;
  /** Path of the portal's list of returns. */
  returns: string;
}

/** Links an order of replacements to its return; renders nothing for other orders. */
export function ReplacedReturn({ order: { replaced_return: replaced }, returns }: ReplacedReturnProps) {
  const { t } = useTranslation('desk');
  if (!replaced) return null;
  return (
    <Box component="span" sx={{ display: 'block', fontSize: 'var(--text-14)' }}>
      <AppLink to={`${returns}/${replaced.id}`}>
        <UnbrokenNumber text={t('order.replaces', { number: replaced.number })} number={replaced.number} />
      </AppLink>
    </Box>
  );
}
