import { useTranslation } from '@mawad/shared-i18n';
import { DecisionDialog } from '@mawad/shared-ui/components/form/decision-dialog';
import { type CompanyReview, replyReview, reviewLimit } from '@mawad/supabase/queries/reviews';
import { useFeedbackAction } from '../../use-feedback-action.ts';

interface ReplyDialogProps {
  review: CompanyReview;
  onClose: () => void;
}

/** Answers a review in public, once. */
export function ReplyDialog({ review, onClose }: ReplyDialogProps) {
  const { t } = useTranslation('reviews');
  const reply = useFeedbackAction<string>({
    act: (db, body) => replyReview(db, review.id, body),
    reads: 'reviews',
    done: t('replied'),
    failed: t('replyFailed'),
    onDone: onClose,
  });
  return (
    <DecisionDialog
      title={t('replyTitle', { name: review.author_name ?? t('unnamed') })}
      text={t('replyText')}
      confirmLabel={t('replySend')}
      note={{ label: t('replyLabel'), missing: t('replyMissing'), limit: reviewLimit }}
      busy={reply.isPending}
      onConfirm={(body) => body && reply.mutate(body)}
      onClose={onClose}
    />
  );
}
