import { useFormat, useTranslation } from '@mawad/shared-i18n';
import { PortalChoice, PortalFilters, PortalSearch } from '@mawad/shared-ui/desk/list/portal-filters.tsx';
import { PortalSelect } from '@mawad/shared-ui/desk/list/portal-select.tsx';
import type { ListParams } from '@mawad/shared-ui/desk/list/list-params.ts';

type ReviewState = 'unanswered' | 'answered' | 'reported' | 'hidden' | 'suspected';

const stars = [5, 4, 3, 2, 1] as const;

interface ReviewFiltersProps<State extends ReviewState> {
  list: ListParams;
  /** States that the list can be filtered by. */
  states: readonly State[];
}

/** Reads the filters of a review list from the address. */
export function readReviewFilter<State extends ReviewState>(list: ListParams, states: readonly State[]) {
  const product = Number(list.filter('product'));
  return {
    state: states.find((state) => state === list.filter('state')),
    rating: stars.find((rating) => String(rating) === list.filter('rating')),
    product_id: Number.isInteger(product) && product > 0 ? product : undefined,
    term: list.term || undefined,
    page: list.page,
  };
}

/** Search, state and star filters. Needs the messages `reviews`. */
export function ReviewFilters<State extends ReviewState>({ list, states }: ReviewFiltersProps<State>) {
  const { t } = useTranslation('reviews');
  const format = useFormat();
  const { state, rating } = readReviewFilter(list, states);
  return (
    <PortalFilters>
      <PortalSearch label={t('search')} value={list.term} onSearch={list.setTerm} />
      <PortalChoice
        label={t('state')}
        value={state ?? ''}
        options={[
          { value: '', label: t('states.all') },
          ...states.map((value: ReviewState) => ({ value, label: t(`states.${value}`) })),
        ]}
        onChoose={(value) => list.setFilter('state', value)}
      />
      <PortalSelect
        label={t('rating')}
        value={rating ? String(rating) : ''}
        options={[
          { value: '', label: t('anyRating') },
          ...stars.map((count) => ({
            value: String(count),
            label: t('stars', { count, number: format.number(count) }),
          })),
        ]}
        onChoose={(value) => list.setFilter('rating', value)}
      />
    </PortalFilters>
  );
}
