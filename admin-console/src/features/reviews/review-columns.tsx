import { localized, useLanguage, useTranslation } from '@mawad/shared-i18n';
import { AppLink } from '@mawad/shared-ui/platform/link/link.tsx';
import type { PortalColumn } from '@mawad/shared-ui/desk/list/portal-table.tsx';
import { TickBox } from '@mawad/shared-ui/desk/list/tick-box.tsx';
import { useReviewCells } from '@mawad/shared-ui/desk/review/review-cells.ts';
import { ReviewWords } from '@mawad/shared-ui/desk/review/review-words.tsx';
import { CompanyName } from '@mawad/shared-ui/kit/company-name.tsx';
import { useServices } from '@mawad/shared-ui/platform/contract.ts';
import { Box, Button, Link } from '@mawad/shared-ui/kit/mui.ts';
import type { Selection } from '@mawad/shared-ui/desk/list/use-selection.ts';
import { timeSort } from '@mawad/shared-ui/desk/list/time-sort.ts';
import type { StaffReview } from '@mawad/supabase/reviews/queries';
import { ReportsList } from '../../reports-list.tsx';

/** Columns of the list of reviews; `onModerate` opens the dialog that hides or shows a review. */
export function useReviewColumns(
  selection: Selection<StaffReview>,
  onModerate: (review: StaffReview, hide: boolean) => void,
): PortalColumn<StaffReview>[] {
  const { t } = useTranslation(['reviews', 'file-export']);
  const cells = useReviewCells();
  const language = useLanguage();
  return [
    {
      id: 'tick',
      header: t('tick', { name: '' }),
      silentHeader: true,
      cell: (review) => (
        <TickBox
          label={t('tick', { name: review.author_name ?? t('unnamed') })}
          checked={selection.has(review.id)}
          onChange={() => selection.toggle(review)}
        />
      ),
    },
    {
      id: 'review',
      header: t('review'),
      sort: timeSort,
      file: [
        ...cells,
        {
          heading: t('file-export:headings.reports'),
          kind: 'number',
          value: ({ reports }) => reports.length,
        },
      ],
      cell: (review) => (
        <Box sx={{ display: 'grid', gap: 1 }}>
          <ReviewWords review={review} />
          <ReportsList suspicion={review.suspicion} reports={review.reports} />
        </Box>
      ),
      lead: true,
    },
    {
      id: 'product',
      header: t('product'),
      cell: (review) => <Product review={review} />,
      lead: true,
      file: [
        { value: (review) => localized(review, 'name', language) },
        {
          heading: t('file-export:headings.company'),
          value: (review) => localized(review, 'company_name', language),
        },
      ],
    },
    {
      id: 'actions',
      header: t('actions'),
      cell: (review) => <Actions review={review} onModerate={onModerate} />,
      align: 'end',
      silentHeader: true,
      acts: true,
      lead: true,
    },
  ];
}

function Product({ review }: { review: StaffReview }) {
  const language = useLanguage();
  const { site } = useServices();
  return (
    <Box sx={{ display: 'grid', gap: 0.5, justifyItems: 'start' }}>
      <Link href={`${site.siteUrl}/product/${review.product_id}`} target="_blank" rel="noopener">
        {localized(review, 'name', language)}
      </Link>
      <AppLink to={`/admin/sellers/${review.company_id}`}>
        <CompanyName of={review} />
      </AppLink>
    </Box>
  );
}

interface ActionsProps {
  review: StaffReview;
  onModerate: (review: StaffReview, hide: boolean) => void;
}

/** Buttons of a reported review: hide it, or dismiss the report. */
function Actions({ review, onModerate }: ActionsProps) {
  const { t } = useTranslation('reviews');
  const name = review.author_name ?? t('unnamed');
  const hidden = review.hidden_at !== null;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, justifyContent: 'flex-end' }}>
      {(hidden || review.reported) && (
        <Button
          data-primary
          size="small"
          variant="outlined"
          onClick={() => onModerate(review, false)}
          aria-label={t(hidden ? 'showNamed' : 'keepNamed', { name })}
        >
          {t(hidden ? 'show' : 'keep')}
        </Button>
      )}
      {(!hidden || review.reported) && (
        <Button
          data-primary
          size="small"
          color="error"
          onClick={() => onModerate(review, true)}
          aria-label={t('hideNamed', { name })}
        >
          {t('hide')}
        </Button>
      )}
    </Box>
  );
}
