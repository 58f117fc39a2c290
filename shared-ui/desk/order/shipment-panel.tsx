import { useState } from 'react';
import { useTranslation } from '@mawad/shared-i18n';
import { useDecision } from '@mawad/shared-ui/desk/decision/use-decision.ts';
import { ShipmentDialog } from '@mawad/shared-ui/desk/order/shipment-dialog.tsx';
import { ShipmentFacts } from '@mawad/shared-ui/desk/order/shipment-facts.tsx';
import type { ShipmentDraft } from '@mawad/shared-ui/desk/order/shipment-fields.tsx';
import { Button } from '@mawad/shared-ui/kit/mui.ts';
import { useServices } from '@mawad/shared-ui/platform/contract.ts';
import { useStore } from '@mawad/shared-ui/platform/store/index.ts';
import { backendOf } from '@mawad/supabase/client';
import { changeShipment, type OrderDetail } from '@mawad/supabase/orders/queries';
import { everyQuery } from '@mawad/supabase/query-keys';
import { isTrackingNumberTaken, shipmentInput } from '@mawad/supabase/couriers/queries';
import { useShippingCouriers } from './shipping-couriers.ts';

/** Courier and tracking number of an order, which can be corrected while it is on its way. */
export function ShipmentPanel({ order, mayChange }: { order: OrderDetail; mayChange: boolean }) {
  const { t } = useTranslation('desk');
  const [isOpen, setOpen] = useState(false);
  const canChange = mayChange && order.status === 'Shipped' && !order.is_pickup;
  if (!order.shipment && !canChange) return null;
  const change = canChange && (
    <Button size="small" sx={{ marginBlockStart: 1 }} onClick={() => setOpen(true)}>
      {t('shipment.change')}
    </Button>
  );
  return (
    <>
      <ShipmentFacts
        shipment={
          order.shipment ?? { courier: t('shipment.ownDriver'), courier_phone: null, tracking_number: null }
        }
        labels={{ title: t('shipment.courier'), trackingNumber: t('shipment.trackingNumber') }}
        action={change}
      />
      {isOpen && <ChangeShipment order={order} onClose={() => setOpen(false)} />}
    </>
  );
}

function ChangeShipment({ order, onClose }: { order: OrderDetail; onClose: () => void }) {
  const { t } = useTranslation('desk');
  const services = useServices();
  const showToast = useStore((state) => state.toast.show);
  const couriers = useShippingCouriers();
  const { decide, busy, problem, error } = useDecision({
    thing: order,
    act: (seen, draft: ShipmentDraft) => changeShipment(backendOf(services).data, seen, shipmentInput(draft)),
    onDone: () => {
      showToast({ title: t('shipment.saved', { number: order.number }) });
      onClose();
    },
    refresh: () => services.queryClient.invalidateQueries({ queryKey: everyQuery('orders') }),
    failed: t('shipment.failed'),
  });
  return (
    <ShipmentDialog
      number={order.number}
      shipment={order.shipment}
      couriers={couriers}
      busy={busy}
      problem={problem}
      fieldError={isTrackingNumberTaken(error) ? t('shipment.taken') : undefined}
      onSave={decide}
      onClose={onClose}
    />
  );
}
