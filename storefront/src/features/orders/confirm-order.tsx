import { localized, useFormat, useLanguage, useTranslation } from '@mawad/shared-i18n';
import { Panel } from '@mawad/shared-ui/kit/panel.tsx';
import { Box, Button, Typography } from '@mawad/shared-ui/kit/mui.ts';
import { Alert } from '@mawad/shared-ui/kit/mui-overlays.ts';
import { useAction } from '@mawad/shared-ui/platform/use-action.ts';
import { backendOf } from '@mawad/supabase/client';
import { confirmOrder, type OrderDetail } from '@mawad/supabase/orders/queries';

/** Asks a buyer whom nobody could ask by phone to confirm an order before the goods are sent. */
export function ConfirmOrder({ order }: { order: OrderDetail }) {
  const { t } = useTranslation('ordering');
  const language = useLanguage();
  const format = useFormat();
  const confirm = useAction({
    act: (services) => confirmOrder(backendOf(services).data, order),
    reads: ['orders'],
    failed: t('orders.confirmFailed'),
  });
  if (order.status !== 'Processing' || order.total === null) return null;
  if (order.confirmation === 'confirmed') return <Alert severity="success">{t('orders.confirmDone')}</Alert>;
  if (order.confirmation !== 'no_answer' && order.confirmation !== 'call_again') return null;
  return (
    <Panel component="section" sx={panelStyle}>
      <Box sx={{ flex: '1 1 240px' }}>
        <Typography variant="h4" component="h2">
          {t('orders.confirmAsk')}
        </Typography>
        <Typography variant="body2" color="textSecondary">
          {t(order.is_pickup ? 'orders.confirmTextPickup' : 'orders.confirmText', {
            company: localized(order, 'company_name', language),
            total: format.money(order.total),
          })}
        </Typography>
      </Box>
      <Button variant="contained" loading={confirm.isPending} onClick={() => confirm.mutate()}>
        {t('orders.confirm')}
      </Button>
    </Panel>
  );
}

const panelStyle = {
  displayPrint: 'none',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 2,
  padding: 2,
} as const;
