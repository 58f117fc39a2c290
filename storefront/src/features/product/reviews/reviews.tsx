import { useId } from 'react';
import { localized, useLanguage, useTranslation } from '@mawad/shared-i18n';
import { ErrorState } from '@mawad/shared-ui/kit/list/error-state.tsx';
import { Pagination } from '@mawad/shared-ui/platform/link/pagination.tsx';
import { useServices } from '@mawad/shared-ui/platform/contract.ts';
import { Box, Skeleton, Typography } from '@mawad/shared-ui/kit/mui.ts';
import { useQuery } from '@mawad/shared-ui/platform/query.ts';
import { useLocation, useSearchParams } from '@mawad/shared-ui/kit/router.ts';
import type { ProductDetail } from '@mawad/supabase/catalogue/queries';
import { reviewsQuery } from '../../../catalogue/catalogue-queries.ts';
import { searchOf } from '../../../catalogue/listing-input.ts';
import { readReviews } from '../../../catalogue/review-input.ts';
import { OwnReview } from './own-review.tsx';
import { RatingDistribution } from './rating-distribution.tsx';
import { ReviewItem } from './review-item.tsx';
import { ReviewSorting } from './review-sorting.tsx';

const reviewsPerPage = 10;

export function Reviews({ product }: { product: ProductDetail }) {
  const { t } = useTranslation('product');
  const language = useLanguage();
  const headingId = useId();
  const [params] = useSearchParams();
  const { pathname } = useLocation();
  const input = readReviews(params);
  const { data, error, refetch } = useQuery(reviewsQuery(useServices(), product.id, input));
  const hrefOf = (number: number) => {
    const next = new URLSearchParams(params);
    if (number > 1) next.set('reviews', String(number));
    else next.delete('reviews');
    return `${pathname}${searchOf(next)}#reviews`;
  };
  return (
    <Box component="section" aria-labelledby={headingId}>
      <Typography id={headingId} variant="h2" sx={{ fontSize: 'var(--text-20)', marginBlockEnd: 2 }}>
        {t('reviews')}
      </Typography>
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '300px minmax(0, 1fr)' },
          gap: { xs: 3, md: 6 },
          alignItems: 'start',
        }}
      >
        <Box sx={{ display: 'grid', gap: 2.5 }}>
          {data && data.total > 0 && (
            <RatingDistribution
              average={product.rating_average}
              count={data.total}
              distribution={data.distribution}
            />
          )}
          <OwnReview product={product} />
        </Box>
        <Box>
          {error && !data && (
            <ErrorState error={error} title={t('reviewsFailed')} onRetry={() => void refetch()} />
          )}
          {!error && !data && <Skeleton variant="rounded" height={160} />}
          {data?.total === 0 && (
            <>
              <Typography sx={{ fontWeight: 600 }}>{t('noReviews')}</Typography>
              <Typography sx={{ color: 'text.secondary' }}>{t('noReviewsHint')}</Typography>
            </>
          )}
          {data && data.total > 1 && <ReviewSorting sort={input.sort} />}
          {data && data.total > 0 && (
            <Box component="ul" sx={{ listStyle: 'none', margin: 0, padding: 0, display: 'grid', gap: 2.5 }}>
              {data.items.map((review) => (
                <ReviewItem
                  key={review.id}
                  review={review}
                  company={localized(product, 'company_name', language)}
                />
              ))}
            </Box>
          )}
          {data && data.total > reviewsPerPage && (
            <Box sx={{ marginBlockStart: 3 }}>
              <Pagination
                page={input.page}
                pageCount={Math.ceil(data.total / reviewsPerPage)}
                hrefOf={hrefOf}
              />
            </Box>
          )}
        </Box>
      </Box>
    </Box>
  );
}
