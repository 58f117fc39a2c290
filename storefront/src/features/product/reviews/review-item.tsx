import { useFormat, useTranslation } from '@mawad/shared-i18n';
import { Icon } from '@mawad/shared-ui/kit/icon.tsx';
import { RatingStars } from '@mawad/shared-ui/kit/rating-stars.tsx';
import { mdiCheckCircleOutline } from '@mawad/shared-ui/kit/icons.ts';
import { lazyPart } from '@mawad/shared-ui/platform/loading/lazy-part.ts';
import { Box, Typography } from '@mawad/shared-ui/kit/mui.ts';
import type { Review } from '@mawad/supabase/catalogue/queries';
import { ReportButton } from '../report-button.tsx';

const ReportReview = lazyPart(async () => (await import('./report-review.tsx')).ReportReview);

interface ReviewItemProps {
  review: Review;
  /** Name of the seller. */
  company: string;
}

export function ReviewItem({ review, company }: ReviewItemProps) {
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
            {review.returned ? t('verifiedReturned') : t('verifiedPurchase')}
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
      {review.reply && <Reply review={review} company={company} />}
      <ReportButton
        label={t('reportNamed', { name: review.author_name ?? t('reviewerUnnamed') })}
        dialog={(close) => <ReportReview reviewId={review.id} onClose={close} />}
      />
    </Box>
  );
}

function Reply({ review, company }: ReviewItemProps) {
  const { t } = useTranslation('product');
  const format = useFormat();
  return (
    <Box
      sx={{
        marginBlockStart: 1.5,
        marginInlineStart: { xs: 1, md: 3 },
        paddingInlineStart: 2,
        borderInlineStart: 3,
        borderColor: 'divider',
        maxInlineSize: '42em',
      }}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1.5, fontSize: 'var(--text-14)' }}>
        <strong>{t('reviewReply', { company })}</strong>
        <Box component="time" dateTime={review.replied_at ?? undefined} sx={{ color: 'text.secondary' }}>
          {review.replied_at && format.date(review.replied_at)}
        </Box>
      </Box>
      <Typography sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
        <bdi>{review.reply}</bdi>
      </Typography>
    </Box>
  );
}
