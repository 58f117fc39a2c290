import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useRef } from 'react';
import { FormProvider, useForm, useWatch } from 'react-hook-form';
import { Box } from '@mawad/shared-ui/kit/mui.ts';
import type { Address } from '@mawad/supabase/people/account-queries';
import { useCartReview } from '../../cart/use-cart-review.ts';
import { ApprovalNotice } from '../../buying/approval-notice.tsx';
import { BuyingSection } from './buying-section.tsx';
import { checkoutGrid } from './checkout-grid.ts';
import { CompanyFields } from './company-fields.tsx';
import { CheckoutNotice } from './checkout-notice.tsx';
import { writeDraft } from './checkout-storage.ts';
import { ContactFields } from '../../address/contact-fields.tsx';
import { DeliveryFields } from '../../address/delivery-fields.tsx';
import {
  deliverySchema,
  emptyDelivery,
  pickupSchema,
  type DeliveryField,
  type DeliveryValues,
} from '../../address/delivery-schema.ts';
import { handoverOf } from './handover.ts';
import { HandoverSection } from './handover-section.tsx';
import { OrderSummary } from './order-summary.tsx';
import { PaymentSection } from './fixed-choices.tsx';
import { buyingInputOf, useBuyingChoice } from './use-buying-choice.ts';
import { usePlaceOrder } from './use-place-order.ts';

const resolveDelivery = zodResolver(deliverySchema);
const resolvePickup = zodResolver(pickupSchema);

interface CheckoutFormProps {
  start: DeliveryValues;
  addresses: Address[];
}

export function CheckoutForm({ start, addresses }: CheckoutFormProps) {
  const isPlaceNeeded = useRef(true);
  const form = useForm<DeliveryValues>({
    resolver: (...args) => (isPlaceNeeded.current ? resolveDelivery : resolvePickup)(...args),
    defaultValues: start,
    mode: 'onTouched',
  });
  const { subscribe, control } = form;
  useEffect(
    () => subscribe({ formState: { values: true }, callback: ({ values }) => writeDraft(values) }),
    [subscribe],
  );
  const [governorate, pickup] = useWatch({ control, name: ['governorate', 'pickup'] });
  const review = useCartReview(governorate || undefined, pickup);
  const { lines, sellers, quote } = review;
  const handover = handoverOf(pickup, sellers, quote);
  const { needsPlace } = handover;
  useEffect(() => {
    isPlaceNeeded.current = needsPlace;
  }, [needsPlace]);
  const order = usePlaceOrder();
  const isCostKnown = quote !== undefined && (governorate !== '' || !needsPlace);
  const buying = useBuyingChoice(isCostKnown ? quote.total : null);
  const needsApproval = buying.reasons.length > 0;
  const changed = lines.some(({ change }) => change.kind !== 'none');

  const submit = form.handleSubmit(async (values) => {
    const failure = await order.place(values, lines, handover, {
      buying: buyingInputOf(buying),
      ...(needsApproval && { approval: { note: buying.note.trim() || undefined } }),
    });
    if (failure?.code === 'invalid_delivery') markField(failure.context.field);
  });
  function markField(field: unknown) {
    if (typeof field === 'string' && field in emptyDelivery) {
      form.setError(field as DeliveryField, { message: 'invalid' }, { shouldFocus: true });
    }
  }

  return (
    <FormProvider {...form}>
      <Box
        component="form"
        noValidate
        onSubmit={(event: React.FormEvent) => void submit(event)}
        onChange={order.clearProblem}
        sx={checkoutGrid}
      >
        <Box sx={{ display: 'grid', gap: 3 }}>
          <BuyingSection {...buying} />
          <ContactFields />
          <HandoverSection sellers={sellers} quote={quote} />
          <DeliveryFields addresses={addresses} needsPlace={needsPlace} />
          {(!buying.buying || buying.choice.isPrivate) && <CompanyFields />}
          <PaymentSection handover={handover} />
        </Box>
        <OrderSummary
          sellers={sellers}
          quote={quote}
          governorate={governorate}
          handover={handover}
          onPickUp={(companyId) => form.setValue('pickup', [...pickup, companyId])}
          phase={order.phase}
          disabled={!quote || changed || (needsApproval && buying.buying?.approvers.length === 0)}
          needsApproval={needsApproval}
          notice={
            <>
              <ApprovalNotice {...buying} />
              <CheckoutNotice review={review} order={order} />
            </>
          }
        />
      </Box>
    </FormProvider>
  );
}
