import { useFormat, useTranslation } from '@mawad/shared-i18n';
import { Icon } from '@mawad/shared-ui/kit/icon.tsx';
import { RatingStars } from '@mawad/shared-ui/kit/rating-stars.tsx';
import { mdiCheckCircleOutline } from '@mawad/shared-ui/kit/icons.ts';
import { Box } from '@mawad/shared-ui/kit/mui.ts';

export interface ReviewView {
  rating: number;
  body: string;
  author_name: string | null;
  verified_purchase: boolean;
  created_at: string;
  reply: string | null;
  hidden_reason: string | null;
}

/** A review with its reply in the lists of the portals. Needs the messages `reviews`. */
export function ReviewWords({ review }: { review: ReviewView }) {
  const { t } = useTranslation('reviews');
  const format = useFormat();
  return (
    <Box sx={{ display: 'grid', gap: 0.75, maxInlineSize: '46em' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5 }}>
        <RatingStars rating={review.rating} />
        <strong>
          <bdi>{review.author_name ?? t('unnamed')}</bdi>
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
            {t('received')}
          </Box>
        )}
      </Box>
      {review.body ? (
        <Words text={review.body} />
      ) : (
        <Box sx={{ color: 'text.secondary' }}>{t('withoutWords')}</Box>
      )}
      {review.reply && (
        <Box sx={{ paddingInlineStart: 1.5, borderInlineStart: 3, borderColor: 'divider' }}>
          <Box sx={{ fontSize: 'var(--text-12)', color: 'text.secondary' }}>{t('reply')}</Box>
          <Words text={review.reply} />
        </Box>
      )}
      {review.hidden_reason && (
        <Box sx={{ color: 'error.main', overflowWrap: 'anywhere' }}>
          {t('hiddenBecause')} <bdi>{review.hidden_reason}</bdi>
        </Box>
      )}
    </Box>
  );
}

function Words({ text }: { text: string }) {
  return (
    <Box dir="auto" sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
      {text}
    </Box>
  );
}
