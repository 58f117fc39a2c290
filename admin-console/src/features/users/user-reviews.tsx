import { useFormat, useTranslation } from '@mawad/shared-i18n';
import { Box, Typography } from '@mawad/shared-ui/kit/mui.ts';
import type { UserDetail } from '@mawad/supabase/people/users-queries';
import { lines, quiet, UserPanel } from './user-panel.tsx';

/** Reviews by a person, newest first. */
export function UserReviews({ user }: { user: UserDetail }) {
  const { t, i18n } = useTranslation('admin-user');
  const format = useFormat();
  return (
    <UserPanel
      title={t('reviews.title')}
      aside={
        user.review_count > user.reviews.length && (
          <Box sx={quiet}>{t('reviews.last', { number: format.number(user.reviews.length) })}</Box>
        )
      }
    >
      {user.reviews.length === 0 && <Typography variant="body2">{t('reviews.none')}</Typography>}
      <Box component="ul" sx={lines}>
        {user.reviews.map((review) => (
          <li key={review.id}>
            <Box sx={{ fontWeight: 600 }}>
              <bdi>{(i18n.language === 'ar' && review.name_ar) || review.name_en || review.name_ar}</bdi>
            </Box>
            <Box sx={quiet}>
              {t('reviews.rating', { number: format.number(review.rating) })}
              {' · '}
              <time dateTime={review.created_at}>{format.date(review.created_at)}</time>
            </Box>
            {review.body && (
              <Box dir="auto" sx={{ whiteSpace: 'pre-line' }}>
                {review.body}
              </Box>
            )}
          </li>
        ))}
      </Box>
    </UserPanel>
  );
}
