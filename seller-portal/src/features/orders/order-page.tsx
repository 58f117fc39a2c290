import { useTranslation } from '@mawad/shared-i18n';
import { OrderDetailPage } from '@mawad/shared-ui/desk/order/order-detail-page.tsx';
import { Alert } from '@mawad/shared-ui/kit/mui-overlays.ts';
import { useIsViewing, useOwnRights } from '../../own-rights.ts';
import { CashPanel } from './door/cash-panel.tsx';
import { OrderActions } from './order-actions.tsx';
import { WriteToBuyer } from './write-to-buyer.tsx';

/** An order that the company received. */
export function OrderPage() {
  const { t } = useTranslation(['seller-portal', 'desk']);
  const may = useOwnRights();
  const isViewing = useIsViewing();
  return (
    <OrderDetailPage
      list="/seller/dashboard/orders"
      returns="/seller/dashboard/returns"
      notesHint={t('desk:notes.hintCompany')}
      mayChange={may('change_orders')}
      mayNote={!isViewing}
      actions={(order) => <OrderActions order={order} />}
      awaiting={(order) => (
        <Alert severity="info">
          {t(order.is_pickup ? 'desk:pickup.awaiting' : 'order.awaitingApproval')}
        </Alert>
      )}
      side={(order) => (
        <>
          <CashPanel order={order} />
          <WriteToBuyer order={order} />
        </>
      )}
    />
  );
}
