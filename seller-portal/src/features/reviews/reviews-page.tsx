import { useTranslation } from '@mawad/shared-i18n';
import { listCompanyReviews, replyReview, reportReview } from '@mawad/supabase/reviews/queries';
import { FeedbackPage } from '../../feedback-page.tsx';

/** Reviews of the company's products. */
export function ReviewsPage() {
  const { t } = useTranslation('reviews');
  return (
    <FeedbackPage
      of="reviews"
      states={{ unanswered: t('states.unanswered'), answered: t('states.answered') }}
      list={listCompanyReviews}
      answer={replyReview}
      answerWords={(name) => ({
        title: t('replyTitle', { name }),
        text: t('replyText'),
        send: t('replySend'),
        label: t('replyLabel'),
        missing: t('replyMissing'),
        done: t('replied'),
        failed: t('replyFailed'),
      })}
      report={reportReview}
    />
  );
}
