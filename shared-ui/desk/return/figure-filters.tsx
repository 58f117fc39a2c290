import { useTranslation } from '@mawad/shared-i18n';
import type { ListParams } from '@mawad/shared-ui/desk/list/list-params.ts';
import { PortalDay } from '@mawad/shared-ui/desk/list/portal-day.tsx';
import { PortalChoice, PortalFilters } from '@mawad/shared-ui/desk/list/portal-filters.tsx';

export type FigureSubject = 'product' | 'seller' | 'category';

/** Reads the subject of the figures; the first of `subjects` by default. */
export const readSubject = (list: ListParams, subjects: readonly FigureSubject[]): FigureSubject =>
  subjects.find((one) => one === list.filter('by')) ?? subjects[0] ?? 'product';

interface FigureFiltersProps {
  list: ListParams;
  subjects: readonly FigureSubject[];
}

/** Choice of the subject that figures are counted by, and the days of delivery. */
export function FigureFilters({ list, subjects }: FigureFiltersProps) {
  const { t } = useTranslation('return-desk');
  return (
    <PortalFilters>
      <PortalChoice
        label={t('figures.by')}
        value={readSubject(list, subjects)}
        options={subjects.map((value) => ({ value, label: t(`figures.bys.${value}`) }))}
        onChoose={(value) => list.setFilter('by', value)}
      />
      <PortalDay
        label={t('figures.from')}
        value={list.filter('from')}
        onChoose={(day) => list.setFilter('from', day)}
      />
      <PortalDay
        label={t('figures.to')}
        value={list.filter('to')}
        onChoose={(day) => list.setFilter('to', day)}
      />
    </PortalFilters>
  );
}
