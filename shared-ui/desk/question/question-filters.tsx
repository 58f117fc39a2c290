import { useTranslation } from '@mawad/shared-i18n';
import { PortalChoice, PortalFilters, PortalSearch } from '@mawad/shared-ui/desk/list/portal-filters.tsx';
import type { ListParams } from '@mawad/shared-ui/desk/list/list-params.ts';

type QuestionState = 'unanswered' | 'answered' | 'reported' | 'hidden';

interface QuestionFiltersProps<State extends QuestionState> {
  list: ListParams;
  /** States that the list can be filtered by. */
  states: readonly State[];
}

/** Reads the filters of a question list from the address. */
export function readQuestionFilter<State extends QuestionState>(list: ListParams, states: readonly State[]) {
  const product = Number(list.filter('product'));
  return {
    state: states.find((state) => state === list.filter('state')),
    product_id: Number.isInteger(product) && product > 0 ? product : undefined,
    term: list.term || undefined,
    page: list.page,
  };
}

/** Search and state filters. Needs the messages `questions`. */
export function QuestionFilters<State extends QuestionState>({ list, states }: QuestionFiltersProps<State>) {
  const { t } = useTranslation('questions');
  const { state } = readQuestionFilter(list, states);
  return (
    <PortalFilters>
      <PortalSearch label={t('search')} value={list.term} onSearch={list.setTerm} />
      <PortalChoice
        label={t('state')}
        value={state ?? ''}
        options={[
          { value: '', label: t('states.all') },
          ...states.map((value: QuestionState) => ({ value, label: t(`states.${value}`) })),
        ]}
        onChoose={(value) => list.setFilter('state', value)}
      />
    </PortalFilters>
  );
}
