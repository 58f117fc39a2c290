import { useFormat, useTranslation } from '@mawad/shared-i18n';
import { Icon } from '@mawad/shared-ui/components/icon';
import { RatingStars } from '../../../product-card/rating-stars.tsx';
import { mdiCheckCircleOutline } from '@mawad/shared-ui/icons';
import { Box, Typography } from '@mawad/shared-ui/mui';
import type { Review } from '@mawad/supabase/queries/catalogue';

/** One review: stars, who, when, and whether the writer received the goods. */
export function ReviewItem({ review }: { review: Review }) {
  const { t } = useTranslation('product');
  const format = useFormat();
  return (
    <Box component="li" sx={{ paddingBlockEnd: 2.5, borderBlockEnd: 1, borderColor: 'divider' }}>
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          columnGap: 1.5,
          fontSize: 'var(--text-14)',
        }}
      >
        <RatingStars rating={review.rating} />
        <strong>
          <bdi>{review.author_name ?? t('reviewerUnnamed')}</bdi>
        </strong>
        <Box component="time" dateTime={review.created_at} sx={{ color: 'text.secondary' }}>
          {format.date(review.created_at)}
        </Box>
        {review.verified_purchase && (
          <Box
            component="span"
            sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.5, color: 'success.dark' }}
          >
            <Icon path={mdiCheckCircleOutline} size={16} />
            {t('verifiedPurchase')}
          </Box>
        )}
      </Box>
      {review.body && (
        <Typography
          sx={{
            marginBlockStart: 0.75,
            whiteSpace: 'pre-line',
            overflowWrap: 'anywhere',
            maxInlineSize: '42em',
          }}
        >
          <bdi>{review.body}</bdi>
        </Typography>
      )}
    </Box>
  );
}
