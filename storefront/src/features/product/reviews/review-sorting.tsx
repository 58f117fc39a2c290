import { useTranslation } from '@mawad/shared-i18n';
import { Box } from '@mawad/shared-ui/kit/mui.ts';
import { useSearchParams } from '@mawad/shared-ui/kit/router.ts';
import { reviewSorts, type ReviewSort } from '@mawad/supabase/catalogue/queries';
import { PlainSelect } from '../../../layout/plain-select.tsx';

/** Sort order of the reviews, stored in the address; a change returns to the first page. */
export function ReviewSorting({ sort }: { sort: ReviewSort }) {
  const { t } = useTranslation('product');
  const [, setParams] = useSearchParams();
  const labels: Record<ReviewSort, string> = {
    newest: t('reviewsNewest'),
    highest: t('reviewsHighest'),
    lowest: t('reviewsLowest'),
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
    <Box component="label" sx={labelStyle}>
      <Box component="span" sx={{ fontSize: 'var(--text-14)', color: 'text.secondary' }}>
        {t('reviewsSort')}
      </Box>
      <PlainSelect value={sort} onChoose={choose}>
        {reviewSorts.map((value) => (
          <option key={value} value={value}>
            {labels[value]}
          </option>
        ))}
      </PlainSelect>
    </Box>
  );
}

const labelStyle = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: 1,
  marginBlockEnd: 2,
  displayPrint: 'none',
} as const;
