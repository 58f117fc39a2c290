import { useTranslation } from '@mawad/shared-i18n';
import { Ltr } from '@mawad/shared-ui/kit/ltr.tsx';
import { Box } from '@mawad/shared-ui/kit/mui.ts';
import { Alert } from '@mawad/shared-ui/kit/mui-overlays.ts';
import { AppLink } from '@mawad/shared-ui/platform/link/link.tsx';
import type { AskedQuote } from '@mawad/supabase/quotes/queries';

/** Orders that came of the company's offer. */
export function OwnOrders({ orders }: Pick<AskedQuote, 'orders'>) {
  const { t } = useTranslation('quotes');
  if (orders.length === 0) return null;
  return (
    <Alert severity="success">
      {t('won')}
      <Box
        component="ul"
        sx={{ listStyle: 'none', margin: 0, padding: 0, display: 'flex', flexWrap: 'wrap', gap: 2 }}
      >
        {orders.map(({ id, number }) => (
          <li key={id}>
            <AppLink to={`/seller/dashboard/orders/${id}`}>
              <Ltr>{number}</Ltr>
            </AppLink>
          </li>
        ))}
      </Box>
    </Alert>
  );
}
