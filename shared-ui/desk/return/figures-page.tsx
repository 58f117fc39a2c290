import type { ReactNode } from 'react';
import { useFormat, useTranslation } from '@mawad/shared-i18n';
import type { ListView } from '@mawad/shared-ui/desk/export/list-view.ts';
import { PortalPage } from '@mawad/shared-ui/desk/frame/portal-page.tsx';
import { sortOf, useListParams } from '@mawad/shared-ui/desk/list/list-params.ts';
import { PortalList } from '@mawad/shared-ui/desk/list/portal-list.tsx';
import { useShownColumns } from '@mawad/shared-ui/desk/list/use-shown-columns.ts';
import { useServices } from '@mawad/shared-ui/platform/contract.ts';
import { useQuery } from '@mawad/shared-ui/platform/query.ts';
import { backendOf } from '@mawad/supabase/client';
import { getReturnFigures } from '@mawad/supabase/returns/queries';
import { type ReturnFigureRow, useFigureColumns } from './figure-columns.tsx';
import { FigureFilters, type FigureSubject, readSubject } from './figure-filters.tsx';
import { FiguresEmpty, FigureSum } from './figure-sum.tsx';
import { returnFiguresQuery } from './return-queries.ts';

interface ReturnFiguresPageProps {
  /** Subjects that the reader may choose, the first by default. */
  subjects: readonly FigureSubject[];
  /** Address of the page of a subject; null if there is none. */
  hrefOf: (subject: FigureSubject, id: string) => string | null;
  /** Address of the list of returns. */
  returns: string;
  /** Saved views and file of the list. */
  views: (view: ListView<ReturnFigureRow>) => ReactNode;
}

const pageSize = 20;

/** How often goods come back, and why, by product, seller or category. */
export function ReturnFiguresPage({ subjects, hrefOf, returns, views }: ReturnFiguresPageProps) {
  const { t } = useTranslation('return-desk');
  const format = useFormat();
  const services = useServices();
  const list = useListParams();
  const by = readSubject(list, subjects);
  const sort = sortOf(list, 'cases');
  const filter = {
    by,
    from: list.filter('from') || undefined,
    to: list.filter('to') || undefined,
    sort: sort.value === 'rate' ? ('rate' as const) : ('cases' as const),
  };
  const query = useQuery(returnFiguresQuery(services, { ...filter, page: list.page, page_size: pageSize }));
  const all = useFigureColumns(t(`figures.bys.${by}`), (id) => hrefOf(by, id));
  const columns = useShownColumns(all, list, 'return-figures');
  return (
    <PortalPage title={t('figures.title')} back={{ to: returns, label: t('back') }}>
      <FigureFilters list={list} subjects={subjects} />
      {views({
        name: t('figures.title'),
        columns,
        count: query.data?.count,
        read: (place) => getReturnFigures(backendOf(services).data, { ...filter, ...place }),
      })}
      <FigureSum sums={query.data} />
      <PortalList
        label={t('figures.title')}
        query={query}
        columns={columns.shown}
        sort={sort}
        rowKey={({ id }) => id ?? ''}
        page={list.page}
        hrefOfPage={list.hrefOfPage}
        countLabel={(count) => t('figures.count', { count, number: format.number(count) })}
        empty={<FiguresEmpty />}
      />
    </PortalPage>
  );
}
