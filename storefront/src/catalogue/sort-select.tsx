import { useTranslation } from '@mawad/shared-i18n';
import { useSearchParams } from '@mawad/shared-ui/kit/router.ts';
import type { SearchInput, SearchSort } from '@mawad/supabase/catalogue/queries';
import { PlainSelect } from '../layout/plain-select.tsx';
import { withParams } from './listing-input.ts';
import sheet, * as styles from './listing.module.css';
import { useNewestParams } from './use-newest-params.ts';

interface SortSelectProps {
  input: SearchInput;
  /** Sort orders of this list, the default first; all orders if omitted. */
  sorts?: { value: SearchSort; label: string }[];
}

const standardSorts: SearchSort[] = ['relevance', 'newest', 'price_asc', 'price_desc', 'discount', 'rating'];

export function SortSelect({ input, sorts }: SortSelectProps) {
  const { t } = useTranslation('storefront');
  const [, setParams] = useSearchParams();
  const params = useNewestParams();
  const labelOf = (value: SearchSort) =>
    value === 'relevance' && !input.term ? t('listing.sortBy.usual') : t(`listing.sortBy.${value}`);
  const choices = sorts ?? standardSorts.map((value) => ({ value, label: labelOf(value) }));
  const fallback = choices[0]!.value;
  const selected =
    choices.find(({ value }) => value === (params.get('sort') ?? input.sort))?.value ?? fallback;
  return (
    <label className={styles.sort}>
      {sheet}
      <span className={styles.sortLabel}>{t('listing.sort')}</span>
      <PlainSelect
        value={selected}
        onChoose={(value) =>
          setParams(withParams(params, { sort: value === fallback ? null : value }), {
            preventScrollReset: true,
          })
        }
      >
        {choices.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </PlainSelect>
    </label>
  );
}
