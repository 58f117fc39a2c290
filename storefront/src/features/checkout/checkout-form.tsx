import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect } from 'react';
import { FormProvider, useForm, useWatch } from 'react-hook-form';
import { Box } from '@mawad/shared-ui/mui';
import type { Address } from '@mawad/supabase/queries/account';
import { useCartReview } from '../../cart/use-cart-review.ts';
import { checkoutGrid } from './checkout-grid.ts';
import { CheckoutNotice } from './checkout-notice.tsx';
import { writeDraft } from './checkout-storage.ts';
import { ContactFields } from './contact-fields.tsx';
import { DeliveryFields } from './delivery-fields.tsx';
import { deliverySchema, emptyDelivery, type DeliveryField, type DeliveryValues } from './delivery-schema.ts';
import { OrderSummary } from './order-summary.tsx';
import { PaymentSection, ShippingSection } from './fixed-choices.tsx';
import { usePlaceOrder } from './use-place-order.ts';

interface CheckoutFormProps {
  start: DeliveryValues;
  addresses: Address[];
}

/** Contact, delivery, shipping and payment beside a summary of what is ordered. */
export function CheckoutForm({ start, addresses }: CheckoutFormProps) {
  const form = useForm<DeliveryValues>({
    resolver: zodResolver(deliverySchema),
    defaultValues: start,
    mode: 'onTouched',
  });
  const { subscribe, control } = form;
  useEffect(
    () => subscribe({ formState: { values: true }, callback: ({ values }) => writeDraft(values) }),
    [subscribe],
  );
  const governorate = useWatch({ control, name: 'governorate' });
  const review = useCartReview(governorate || undefined);
  const { lines, sellers, quote } = review;
  const order = usePlaceOrder();
  const changed = lines.some(({ change }) => change.kind !== 'none');

  const submit = form.handleSubmit(async (values) => {
    const failure = await order.place(values, lines);
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
          <ContactFields />
          <DeliveryFields addresses={addresses} />
          <ShippingSection />
          <PaymentSection />
        </Box>
        <OrderSummary
          sellers={sellers}
          quote={quote}
          governorate={governorate}
          phase={order.phase}
          disabled={!quote || changed}
          notice={<CheckoutNotice review={review} order={order} />}
        />
      </Box>
    </FormProvider>
  );
}
