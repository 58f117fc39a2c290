import { useFormat, useTranslation } from '@mawad/shared-i18n';
import { PortalChoice, PortalFilters, PortalSearch } from '@mawad/shared-ui/desk/list/portal-filters.tsx';
import { PortalSelect } from '@mawad/shared-ui/desk/list/portal-select.tsx';
import type { ListParams } from '@mawad/shared-ui/desk/list/list-params.ts';
import type { TableSort } from '@mawad/shared-ui/desk/list/portal-table.tsx';
import { feedbackSorts } from '@mawad/supabase/feedback/queries';
import type { FeedbackKind } from './feedback-view.ts';

const stars = [5, 4, 3, 2, 1] as const;

interface FeedbackFiltersProps<State extends string> {
  of: FeedbackKind;
  list: ListParams;
  /** States that the list can be filtered by, with their names. */
  states: Record<State, string>;
}

/** Reads the filters of a list of reviews or questions from the address; only reviews have a rating. */
export function readFeedbackFilter<State extends string>(
  of: FeedbackKind,
  list: ListParams,
  states: Record<State, string>,
) {
  const product = Number(list.filter('product'));
  return {
    state: (Object.keys(states) as State[]).find((state) => state === list.filter('state')),
    rating: of === 'reviews' ? stars.find((rating) => String(rating) === list.filter('rating')) : undefined,
    product_id: Number.isInteger(product) && product > 0 ? product : undefined,
    term: list.term || undefined,
  };
}

/** Sort of the list in the address; undefined for another one. */
export const readFeedbackSort = (of: FeedbackKind, { value }: TableSort) =>
  feedbackSorts.slice(0, of === 'reviews' ? undefined : 2).find((sort) => sort === value);

/** Search and state, of reviews also stars. Needs the messages `reviews` and those of `of`. */
export function FeedbackFilters<State extends string>({ of, list, states }: FeedbackFiltersProps<State>) {
  const { t } = useTranslation(['reviews', 'questions']);
  const format = useFormat();
  const { state, rating } = readFeedbackFilter(of, list, states);
  return (
    <PortalFilters>
      <PortalSearch label={t(`${of}:search`)} value={list.term} onSearch={list.setTerm} />
      <PortalChoice
        label={t('state')}
        value={state ?? ''}
        options={[
          { value: '', label: t('states.all') },
          ...(Object.keys(states) as State[]).map((value) => ({ value, label: states[value] })),
        ]}
        onChoose={(value) => list.setFilter('state', value)}
      />
      {of === 'reviews' && (
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
      )}
    </PortalFilters>
  );
}
