import { localized, useLanguage, useTranslation } from '@mawad/shared-i18n';
import { ProductImage } from '@mawad/shared-ui/platform/image/app-image.tsx';
import { AppLink } from '@mawad/shared-ui/platform/link/link.tsx';
import type { PortalColumn } from '@mawad/shared-ui/desk/list/portal-table.tsx';
import { useReviewCells } from '@mawad/shared-ui/desk/review/review-cells.ts';
import { ReviewWords } from '@mawad/shared-ui/desk/review/review-words.tsx';
import { Box, Button } from '@mawad/shared-ui/kit/mui.ts';
import { timeSort } from '@mawad/shared-ui/desk/list/time-sort.ts';
import type { CompanyReview } from '@mawad/supabase/reviews/queries';
import { useMayChange } from '../../own-rights.ts';

export interface ReviewQuestion {
  review: CompanyReview;
  act: 'reply' | 'report';
}

/** Columns of the review list; `onAsk` opens the dialog of the chosen action. */
export function useReviewColumns(onAsk: (question: ReviewQuestion) => void): PortalColumn<CompanyReview>[] {
  const { t } = useTranslation('reviews');
  const language = useLanguage();
  const cells = useReviewCells();
  return [
    {
      id: 'review',
      header: t('review'),
      sort: timeSort,
      cell: (review) => <ReviewWords review={review} />,
      lead: true,
      file: cells,
    },
    {
      id: 'product',
      header: t('product'),
      file: { value: (review) => localized(review, 'name', language) },
      cell: (review) => (
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5 }}>
          <ProductImage path={review.main_image} alt="" size={44} />
          <AppLink to={`/seller/dashboard/products/${review.product_id}`}>
            {localized(review, 'name', language)}
          </AppLink>
        </Box>
      ),
      lead: true,
    },
    {
      id: 'actions',
      header: t('actions'),
      cell: (review) => <Actions review={review} onAsk={onAsk} />,
      align: 'end',
      silentHeader: true,
      acts: true,
      lead: true,
    },
  ];
}

interface ActionsProps {
  review: CompanyReview;
  onAsk: (question: ReviewQuestion) => void;
}

function Actions({ review, onAsk }: ActionsProps) {
  const { t } = useTranslation('reviews');
  const name = review.author_name ?? t('unnamed');
  const mayChange = useMayChange();
  if (review.hidden_reason || !mayChange('reviews')) return null;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, justifyContent: 'flex-end' }}>
      {!review.reply && (
        <Button
          data-primary
          size="small"
          variant="outlined"
          onClick={() => onAsk({ review, act: 'reply' })}
          aria-label={t('replyNamed', { name })}
        >
          {t('replyAction')}
        </Button>
      )}
      {review.reported ? (
        <Box sx={{ color: 'text.secondary', alignSelf: 'center' }}>{t('reportedBefore')}</Box>
      ) : (
        <Button
          size="small"
          color="inherit"
          onClick={() => onAsk({ review, act: 'report' })}
          aria-label={t('reportNamed', { name })}
        >
          {t('report')}
        </Button>
      )}
    </Box>
  );
}
