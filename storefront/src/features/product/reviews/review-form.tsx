import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { useErrorMessage, useFormat, useTranslation } from '@mawad/shared-i18n';
import { TextInput } from '@mawad/shared-ui/kit/form/text-input.tsx';
import { useServices } from '@mawad/shared-ui/platform/contract.ts';
import { Box, Button } from '@mawad/shared-ui/kit/mui.ts';
import { Alert } from '@mawad/shared-ui/kit/mui-overlays.ts';
import { useMutation } from '@mawad/shared-ui/platform/query.ts';
import { useStoreApi } from '@mawad/shared-ui/platform/store/index.ts';
import { backendOf } from '@mawad/supabase/client';
import type { ProductDetail } from '@mawad/supabase/catalogue/queries';
import { reviewLimit, submitReview, type OwnReview } from '@mawad/supabase/reviews/queries';
import { RatingField } from './rating-field.tsx';
import { ownReviewQuery, refreshReviews } from './review-queries.ts';
import { reviewSchema, type ReviewValues } from './review-schema.ts';

interface ReviewFormProps {
  product: ProductDetail;
  userId: string;
  /** The user's existing review, which is replaced; null for a new one. */
  review: OwnReview | null;
  onClose: () => void;
}

/** Form for stars and text; keeps the entries until they are accepted. */
export function ReviewForm({ product, userId, review, onClose }: ReviewFormProps) {
  const { t } = useTranslation(['product', 'errors']);
  const format = useFormat();
  const messageOf = useErrorMessage();
  const send = useSendReview(product.id, userId, review, onClose);
  const form = useForm<ReviewValues>({
    resolver: zodResolver(reviewSchema),
    defaultValues: { rating: review ? String(review.rating) : '', body: review?.body ?? '' },
    mode: 'onTouched',
  });
  const { errors } = form.formState;
  const [rating, body] = useWatch({ control: form.control, name: ['rating', 'body'] });
  const { setFocus } = form;
  useEffect(() => setFocus('rating'), [setFocus]);
  return (
    <Box
      component="form"
      noValidate
      aria-label={t('reviewWrite')}
      onSubmit={(event: React.FormEvent) => void form.handleSubmit((values) => send.mutate(values))(event)}
      sx={{ display: 'grid', gap: 2 }}
    >
      <RatingField
        {...form.register('rating')}
        rating={Number(rating)}
        error={errors.rating && t('errors:rating_required')}
      />
      <TextInput
        {...form.register('body')}
        label={t('reviewText')}
        required={false}
        multiline
        minRows={4}
        dir="auto"
        error={errors.body && t('reviewTooLong', { number: format.number(reviewLimit) })}
        hint={t('reviewLength', {
          number: format.number(body.length),
          limit: format.number(reviewLimit),
        })}
      />
      {send.error && (
        <Alert severity="error" role="alert">
          <strong>{t('errors:review_failed')}</strong>
          <br />
          {messageOf(send.error)}
        </Alert>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button type="submit" variant="contained" loading={send.isPending}>
          {review ? t('reviewReplace') : t('reviewSubmit')}
        </Button>
        <Button color="inherit" onClick={onClose} disabled={send.isPending}>
          {t('reviewCancel')}
        </Button>
      </Box>
    </Box>
  );
}

function useSendReview(productId: number, userId: string, review: OwnReview | null, onSent: () => void) {
  const { t } = useTranslation('product');
  const services = useServices();
  const store = useStoreApi();
  return useMutation({
    mutationFn: ({ rating, body }: ReviewValues) =>
      submitReview(backendOf(services).data, productId, Number(rating), body),
    onSuccess: async (id, { rating, body }) => {
      const newReview: OwnReview = {
        id,
        rating: Number(rating),
        body,
        created_at: new Date().toISOString(),
        hidden_reason: review?.hidden_reason ?? null,
      };
      services.queryClient.setQueryData(ownReviewQuery(services, userId, productId).queryKey, newReview);
      onSent();
      store.getState().toast.show({ title: t(newReview.hidden_reason ? 'reviewWaits' : 'reviewThanks') });
      await refreshReviews(services, productId);
    },
  });
}
