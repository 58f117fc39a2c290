import { useFormat, useTranslation } from '@mawad/shared-i18n';
import { PortalPage } from '@mawad/shared-ui/desk/frame/portal-page.tsx';
import { sortOf, useListParams } from '@mawad/shared-ui/desk/list/list-params.ts';
import { PortalList } from '@mawad/shared-ui/desk/list/portal-list.tsx';
import { useShownColumns } from '@mawad/shared-ui/desk/list/use-shown-columns.ts';
import { useFigureColumns } from '@mawad/shared-ui/desk/return/figure-columns.tsx';
import { FigureFilters, readSubject } from '@mawad/shared-ui/desk/return/figure-filters.tsx';
import { FigureSum, FiguresEmpty } from '@mawad/shared-ui/desk/return/figure-sum.tsx';
import { useServices } from '@mawad/shared-ui/platform/contract.ts';
import { useQuery } from '@mawad/shared-ui/platform/query.ts';
import { backendOf } from '@mawad/supabase/client';
import { getReturnFigures } from '@mawad/supabase/queries/returns';
import { OwnViews } from '../../own-views.tsx';
import { returnsAddress } from './return-hrefs.ts';
import { returnFiguresQuery } from './return-queries.ts';

const pageSize = 20;
const subjects = ['product', 'category'] as const;

/** How often the company's goods come back, and why. */
export function ReturnFiguresPage() {
  const { t } = useTranslation('return-desk');
  const format = useFormat();
  const services = useServices();
  const list = useListParams();
  const sort = sortOf(list, 'cases');
  const by = readSubject(list, subjects);
  const filter = {
    by,
    from: list.filter('from') || undefined,
    to: list.filter('to') || undefined,
    sort: sort.value === 'rate' ? ('rate' as const) : ('cases' as const),
  };
  const query = useQuery(returnFiguresQuery(services, { ...filter, page: list.page, page_size: pageSize }));
  const hrefOf = (id: string) => (by === 'product' ? `/seller/dashboard/products/${id}` : null);
  const columns = useShownColumns(useFigureColumns(t(`figures.bys.${by}`), hrefOf), list, 'return-figures');
  return (
    <PortalPage title={t('figures.title')} back={{ to: returnsAddress, label: t('back') }}>
      <FigureFilters list={list} subjects={subjects} />
      <OwnViews
        view={{
          name: t('figures.title'),
          columns,
          sort,
          count: query.data?.count,
          read: (place) => getReturnFigures(backendOf(services).data, { ...filter, ...place }),
        }}
      />
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
