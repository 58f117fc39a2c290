import { localized, useErrorMessage, useLanguage, useTranslation } from '@mawad/shared-i18n';
import { ConfirmDialog } from '@mawad/shared-ui/kit/form/confirm-dialog.tsx';
import { useServices } from '@mawad/shared-ui/platform/contract.ts';
import { useMutation } from '@mawad/shared-ui/platform/query.ts';
import { useStoreApi } from '@mawad/shared-ui/platform/store/index.ts';
import { backendOf } from '@mawad/supabase/client';
import type { ProductDetail } from '@mawad/supabase/catalogue/queries';
import { deleteReview, type OwnReview } from '@mawad/supabase/reviews/queries';
import { ownReviewQuery, refreshReviews } from './review-queries.ts';

interface DeleteReviewProps {
  review: OwnReview;
  product: ProductDetail;
  userId: string;
  onClose: () => void;
}

export function DeleteReview({ review, product, userId, onClose }: DeleteReviewProps) {
  const { t } = useTranslation('product');
  const services = useServices();
  const store = useStoreApi();
  const messageOf = useErrorMessage();
  const language = useLanguage();
  const { show } = store.getState().toast;
  const remove = useMutation({
    mutationFn: () => deleteReview(backendOf(services).data, review.id),
    onSuccess: async () => {
      await refreshReviews(services, product.id);
      services.queryClient.setQueryData(ownReviewQuery(services, userId, product.id).queryKey, null);
      show({ title: t('reviewDeleted') });
    },
    onError: (error) =>
      show({
        title: t('reviewDeleteFailed'),
        description: messageOf(error),
        variant: 'destructive',
      }),
    onSettled: onClose,
  });
  return (
    <ConfirmDialog
      open
      title={t('reviewDeleteTitle', { product: localized(product, 'name', language) })}
      text={t('reviewDeleteText')}
      confirmLabel={t('reviewDelete')}
      busy={remove.isPending}
      onConfirm={() => remove.mutate()}
      onClose={onClose}
    />
  );
}
