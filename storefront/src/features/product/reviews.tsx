import { useId } from 'react';
import { useFormat, useTranslation } from '@mawad/shared-i18n';
import { ErrorState } from '@mawad/shared-ui/components/error-state';
import { Pagination } from '@mawad/shared-ui/components/pagination';
import { RatingStars } from '@mawad/shared-ui/components/rating-stars';
import { useServices } from '@mawad/shared-ui/contract';
import { Box, Skeleton, Typography } from '@mawad/shared-ui/mui';
import { useQuery } from '@mawad/shared-ui/query';
import { useLocation, useSearchParams } from '@mawad/shared-ui/router';
import type { Review } from '@mawad/supabase/queries/catalogue';
import { reviewsQuery } from '../../catalogue/catalogue-queries.ts';
import { readPage, searchOf } from '../../catalogue/listing-input.ts';

const reviewsPerPage = 10;

interface ReviewsProps {
  productId: number;
  average: number;
  count: number;
}

/** What buyers said, with the share of each star. */
export function Reviews({ productId, average, count }: ReviewsProps) {
  const { t } = useTranslation('storefront');
  const headingId = useId();
  const services = useServices();
  const [params] = useSearchParams();
  const { pathname } = useLocation();
  const page = readPage(params.get('reviews'));
  const { data, error, refetch } = useQuery(reviewsQuery(services, productId, page));
  const hrefOf = (number: number) => {
    const next = new URLSearchParams(params);
    if (number > 1) next.set('reviews', String(number));
    else next.delete('reviews');
    return `${pathname}${searchOf(next)}#reviews`;
  };
  return (
    <Box
      component="section"
      id="reviews"
      aria-labelledby={headingId}
      sx={{ marginBlockStart: 6, scrollMarginBlockStart: '96px' }}
    >
      <Typography id={headingId} variant="h2" sx={{ fontSize: 'var(--text-20)', marginBlockEnd: 2 }}>
        {t('product.reviews')}
      </Typography>
      {error && !data && (
        <ErrorState error={error} title={t('product.reviewsFailed')} onRetry={() => void refetch()} />
      )}
      {!error && !data && <Skeleton variant="rounded" height={160} />}
      {data?.total === 0 && (
        <>
          <Typography sx={{ fontWeight: 600 }}>{t('product.noReviews')}</Typography>
          <Typography sx={{ color: 'text.secondary' }}>{t('product.noReviewsHint')}</Typography>
        </>
      )}
      {data && data.total > 0 && (
        <Box
          sx={{
            display: 'grid',
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '280px minmax(0, 1fr)' },
            gap: { xs: 3, md: 6 },
          }}
        >
          <Distribution average={average} count={count} distribution={data.distribution} />
          <Box>
            <Box component="ul" sx={{ listStyle: 'none', margin: 0, padding: 0, display: 'grid', gap: 2.5 }}>
              {data.items.map((review) => (
                <ReviewItem key={review.id} review={review} />
              ))}
            </Box>
            {data.total > reviewsPerPage && (
              <Box sx={{ marginBlockStart: 3 }}>
                <Pagination page={page} pageCount={Math.ceil(data.total / reviewsPerPage)} hrefOf={hrefOf} />
              </Box>
            )}
          </Box>
        </Box>
      )}
    </Box>
  );
}

type Stars = 1 | 2 | 3 | 4 | 5;
const starsDown: Stars[] = [5, 4, 3, 2, 1];

interface DistributionProps {
  average: number;
  count: number;
  distribution: Record<Stars, number>;
}

function Distribution({ average, count, distribution }: DistributionProps) {
  const { t } = useTranslation('storefront');
  const format = useFormat();
  return (
    <div>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5 }}>
        <Box component="strong" sx={{ fontSize: 'var(--text-32)', fontVariantNumeric: 'tabular-nums' }}>
          {average.toFixed(1)}
        </Box>
        <Box>
          <RatingStars rating={average} />
          <Box sx={{ fontSize: 'var(--text-14)', color: 'text.secondary' }}>
            {t('product.reviewCount', { count, number: format.number(count) })}
          </Box>
        </Box>
      </Box>
      <Box
        component="ul"
        sx={{ listStyle: 'none', margin: 0, padding: 0, marginBlockStart: 1.5, display: 'grid', gap: 0.75 }}
      >
        {starsDown.map((stars) => (
          <StarShare key={stars} stars={stars} share={count > 0 ? distribution[stars] / count : 0} />
        ))}
      </Box>
    </div>
  );
}

function StarShare({ stars, share }: { stars: Stars; share: number }) {
  const { t } = useTranslation('storefront');
  const format = useFormat();
  const name = t('product.stars', { count: stars, number: format.number(stars) });
  return (
    <Box
      component="li"
      aria-label={t('product.starShare', { stars: name, percent: Math.round(share * 100) })}
      sx={{
        display: 'grid',
        gridTemplateColumns: '96px 1fr 40px',
        alignItems: 'center',
        gap: 1,
        fontSize: 'var(--text-14)',
      }}
    >
      <span aria-hidden>{name}</span>
      <Box
        aria-hidden
        sx={{ blockSize: 8, borderRadius: '4px', backgroundColor: 'action.selected', overflow: 'hidden' }}
      >
        <Box sx={{ blockSize: '100%', inlineSize: `${share * 100}%`, backgroundColor: '#F5A300' }} />
      </Box>
      <Box
        component="span"
        aria-hidden
        sx={{ textAlign: 'end', fontVariantNumeric: 'tabular-nums', color: 'text.secondary' }}
      >
        {format.percent(share)}
      </Box>
    </Box>
  );
}

function ReviewItem({ review }: { review: Review }) {
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
          <bdi>{review.author_name}</bdi>
        </strong>
        <Box component="time" dateTime={review.created_at} sx={{ color: 'text.secondary' }}>
          {format.date(review.created_at)}
        </Box>
      </Box>
      <Typography
        sx={{
          marginBlockStart: 0.75,
          whiteSpace: 'pre-line',
          overflowWrap: 'anywhere',
          maxInlineSize: '68ch',
        }}
      >
        <bdi>{review.body}</bdi>
      </Typography>
    </Box>
  );
}
