import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect } from 'react';
import { FormProvider, useForm, useWatch } from 'react-hook-form';
import { Box } from '@mawad/shared-ui/mui';
import { useStoreApi } from '@mawad/shared-ui/store';
import { useCartReview } from '../../cart/use-cart-review.ts';
import { QuoteFailure } from '../../cart/quote-failure.tsx';
import { CheckoutProblem } from './checkout-problem.tsx';
import { readDraft, writeDraft } from './checkout-storage.ts';
import { ContactFields } from './contact-fields.tsx';
import { DeliveryFields } from './delivery-fields.tsx';
import { deliverySchema, emptyDelivery, type DeliveryField, type DeliveryValues } from './delivery-schema.ts';
import { OrderSummary } from './order-summary.tsx';
import { PaymentSection, ShippingSection } from './fixed-choices.tsx';
import { usePlaceOrder } from './use-place-order.ts';

/** Contact, delivery, shipping and payment beside a summary of what is ordered. */
export function CheckoutForm() {
  const form = useForm<DeliveryValues>({
    resolver: zodResolver(deliverySchema),
    defaultValues: emptyDelivery,
    mode: 'onTouched',
  });
  useDraft(form);
  const governorate = useWatch({ control: form.control, name: 'governorate' });
  const { lines, sellers, quote, error, retry } = useCartReview(governorate || undefined);
  const { place, placing, problem, clearProblem } = usePlaceOrder();
  const priced = Boolean(quote);

  const submit = form.handleSubmit(async (values) => {
    const failure = await place(values, lines);
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
        onChange={clearProblem}
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 380px' },
          gap: { xs: 3, md: 4 },
          alignItems: 'start',
        }}
      >
        <Box sx={{ display: 'grid', gap: 3 }}>
          <ContactFields />
          <DeliveryFields />
          <ShippingSection />
          <PaymentSection />
        </Box>
        <OrderSummary
          sellers={sellers}
          quote={quote}
          governorate={governorate}
          placing={placing}
          disabled={!priced}
          notice={
            problem ? (
              <CheckoutProblem problem={problem} />
            ) : error && !quote ? (
              <QuoteFailure onRetry={retry} />
            ) : null
          }
        />
      </Box>
    </FormProvider>
  );
}

/** Fills in what was typed before a reload and the account's address, and keeps what is typed. */
function useDraft({ reset, subscribe }: ReturnType<typeof useForm<DeliveryValues>>) {
  const store = useStoreApi();
  useEffect(() => {
    reset({ ...emptyDelivery, email: store.getState().session.user?.email ?? '', ...readDraft() });
    return subscribe({ formState: { values: true }, callback: ({ values }) => writeDraft(values) });
  }, [reset, subscribe, store]);
}
