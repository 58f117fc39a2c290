import { localized, useLanguage, useTranslation } from '@mawad/shared-i18n';
import { ConfirmDialog } from '@mawad/shared-ui/kit/form/confirm-dialog.tsx';
import { useServices } from '@mawad/shared-ui/platform/contract.ts';
import { useAction } from '@mawad/shared-ui/platform/use-action.ts';
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
  const language = useLanguage();
  const remove = useAction({
    act: async () => {
      await deleteReview(backendOf(services).data, review.id);
      await refreshReviews(services, product.id);
      services.queryClient.setQueryData(ownReviewQuery(services, userId, product.id).queryKey, null);
    },
    reads: [],
    done: () => t('reviewDeleted'),
    failed: t('reviewDeleteFailed'),
    onDone: onClose,
    onFailed: onClose,
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
