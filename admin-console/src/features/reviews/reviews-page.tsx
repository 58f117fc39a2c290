import { useTranslation } from '@mawad/shared-i18n';
import { listAllReviews, moderateMatchingReviews, moderateReviews } from '@mawad/supabase/reviews/queries';
import { ModeratedPage } from '../../moderated-page.tsx';

/** Reviews of all products; staff hide them and show them again. */
export function ReviewsPage() {
  const { t } = useTranslation('reviews');
  return (
    <ModeratedPage
      of="reviews"
      states={{
        reported: t('states.reported'),
        suspected: t('states.suspected'),
        hidden: t('states.hidden'),
      }}
      list={listAllReviews}
      moderate={moderateReviews}
      moderateMatching={moderateMatchingReviews}
    />
  );
}
