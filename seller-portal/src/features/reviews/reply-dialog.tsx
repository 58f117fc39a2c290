import { useTranslation } from '@mawad/shared-i18n';
import { DecisionDialog } from '@mawad/shared-ui/desk/decision/decision-dialog.tsx';
import { type CompanyReview, replyReview, reviewLimit } from '@mawad/supabase/reviews/queries';
import { useFeedbackAction } from '../../use-feedback-action.ts';

interface ReplyDialogProps {
  review: CompanyReview;
  onClose: () => void;
}

/** Dialog for a public reply, which can be given once. */
export function ReplyDialog({ review, onClose }: ReplyDialogProps) {
  const { t } = useTranslation('reviews');
  const { decide, busy, problem } = useFeedbackAction({
    thing: review,
    act: (db, seen, body: string) => replyReview(db, seen, body),
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
      busy={busy}
      problem={problem}
      onConfirm={(body) => body && decide(body)}
      onClose={onClose}
    />
  );
}
