import { useTranslation } from '@mawad/shared-i18n';
import { Box } from '@mawad/shared-ui/mui';
import { useSearchParams } from '@mawad/shared-ui/router';
import { reviewSorts, type ReviewSort } from '@mawad/supabase/queries/catalogue';

/** The order of the reviews, kept in the address; a choice starts again at the first page. */
export function ReviewSorting({ sort }: { sort: ReviewSort }) {
  const { t } = useTranslation('storefront');
  const [, setParams] = useSearchParams();
  const labels: Record<ReviewSort, string> = {
    newest: t('product.reviewsNewest'),
    highest: t('product.reviewsHighest'),
    lowest: t('product.reviewsLowest'),
  };
  function choose(value: string) {
    setParams(
      (params) => {
        params.delete('reviews');
        if (value === 'newest') params.delete('reviews_by');
        else params.set('reviews_by', value);
        return params;
      },
      { replace: true, preventScrollReset: true },
    );
  }
  return (
    <Box component="label" sx={{ display: 'inline-flex', alignItems: 'center', gap: 1, marginBlockEnd: 2 }}>
      <Box component="span" sx={{ fontSize: 'var(--text-14)', color: 'text.secondary' }}>
        {t('product.reviewsSort')}
      </Box>
      <Box
        component="select"
        value={sort}
        onChange={(event: React.ChangeEvent<HTMLSelectElement>) => choose(event.target.value)}
        sx={{
          minBlockSize: 44,
          paddingInline: 1.5,
          border: 1,
          borderColor: 'surface.outline',
          borderRadius: '8px',
          backgroundColor: 'background.paper',
          color: 'text.primary',
          font: 'inherit',
        }}
      >
        {reviewSorts.map((value) => (
          <option key={value} value={value}>
            {labels[value]}
          </option>
        ))}
      </Box>
    </Box>
  );
}
