import { useState } from 'react';
import { useTranslation } from '@mawad/shared-i18n';
import { OrderDetailPage } from '@mawad/shared-ui/desk/order/order-detail-page.tsx';
import { CompanyName } from '@mawad/shared-ui/kit/company-name.tsx';
import { Alert } from '@mawad/shared-ui/kit/mui-overlays.ts';
import { Button } from '@mawad/shared-ui/kit/mui.ts';
import type { OrderDetail } from '@mawad/supabase/orders/queries';
import { useStaffMay } from '../../staff-rights.ts';
import { OrderDecision } from './order-decision.tsx';
import { OrderMails } from './order-mails.tsx';
import { type OrderStep, orderSteps } from './order-steps.ts';
import { useStepWords } from './use-step-words.ts';

/** An order of any company, with its emails and the decisions of the staff. */
export function OrderPage() {
  const { t } = useTranslation(['admin-console', 'desk']);
  const may = useStaffMay();
  return (
    <OrderDetailPage
      list="/admin/orders"
      returns="/admin/returns"
      notesHint={t('desk:notes.hintStaff')}
      mayChange={may('change_orders')}
      mayNote
      subtitle={(order) => (
        <>
          {' · '}
          <CompanyName of={order} />
        </>
      )}
      actions={(order) => <Steps order={order} />}
      awaiting={() => <Alert severity="warning">{t('order.awaiting')}</Alert>}
    >
      {(order) => <OrderMails mails={order.mails ?? []} isPickup={order.is_pickup} />}
    </OrderDetailPage>
  );
}

/** Buttons of the next steps: the main one filled, those that end the order in red. */
function Steps({ order }: { order: OrderDetail }) {
  const wordsOf = useStepWords(order);
  const [step, setStep] = useState<OrderStep | null>(null);
  const [main, ...others] = orderSteps(order);
  if (!main) return null;
  return (
    <>
      {others.map((other) => (
        <Button key={other} color="error" onClick={() => setStep(other)}>
          {wordsOf(other).verb}
        </Button>
      ))}
      <Button variant="contained" onClick={() => setStep(main)}>
        {wordsOf(main).verb}
      </Button>
      {step && <OrderDecision order={order} step={step} onClose={() => setStep(null)} />}
    </>
  );
}
