import type { ReactNode } from 'react';
import { useFormat, useTranslation } from '@mawad/shared-i18n';
import { PortalPage } from '@mawad/shared-ui/desk/frame/portal-page.tsx';
import { type ListParams, sortOf } from '@mawad/shared-ui/desk/list/list-params.ts';
import { PortalList } from '@mawad/shared-ui/desk/list/portal-list.tsx';
import { type ShownColumns, useShownColumns } from '@mawad/shared-ui/desk/list/use-shown-columns.ts';
import type { UseQueryResult } from '@mawad/shared-ui/platform/query.ts';
import { type ReturnFigureRow, useFigureColumns } from './figure-columns.tsx';
import { FigureFilters, type FigureSubject, readSubject } from './figure-filters.tsx';
import { FiguresEmpty, FigureSum } from './figure-sum.tsx';

/** Filter of the figures of returns, as the address holds it. */
export function readFigureFilter(list: ListParams, subjects: readonly FigureSubject[]) {
  return {
    by: readSubject(list, subjects),
    from: list.filter('from') || undefined,
    to: list.filter('to') || undefined,
    sort: sortOf(list, 'cases').value === 'rate' ? ('rate' as const) : ('cases' as const),
  };
}

interface Figures {
  items: ReturnFigureRow[];
  page: number;
  pages: number;
  count: number;
  cases: number;
  delivered_lines: number;
  rate: number;
}

interface ReturnFiguresPageProps {
  list: ListParams;
  query: UseQueryResult<Figures>;
  /** Subjects that the reader may choose, the first by default. */
  subjects: readonly FigureSubject[];
  /** Address of the page of a subject; null if there is none. */
  hrefOf: (subject: FigureSubject, id: string) => string | null;
  /** Address of the list of returns. */
  returns: string;
  /** Controls of the list, such as its export. */
  tools?: (columns: ShownColumns<ReturnFigureRow>) => ReactNode;
}

/** How often goods come back, and why, by product, seller or category. */
export function ReturnFiguresPage({ list, query, subjects, hrefOf, returns, tools }: ReturnFiguresPageProps) {
  const { t } = useTranslation('return-desk');
  const format = useFormat();
  const by = readSubject(list, subjects);
  const all = useFigureColumns(t(`figures.bys.${by}`), (id) => hrefOf(by, id));
  const columns = useShownColumns(all, list, 'return-figures');
  return (
    <PortalPage title={t('figures.title')} back={{ to: returns, label: t('back') }}>
      <FigureFilters list={list} subjects={subjects} />
      {tools?.(columns)}
      <FigureSum sums={query.data} />
      <PortalList
        label={t('figures.title')}
        query={query}
        columns={columns.shown}
        sort={sortOf(list, 'cases')}
        rowKey={({ id }) => id ?? ''}
        page={list.page}
        hrefOfPage={list.hrefOfPage}
        countLabel={(count) => t('figures.count', { count, number: format.number(count) })}
        empty={<FiguresEmpty />}
      />
    </PortalPage>
  );
}
