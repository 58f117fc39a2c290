import type { ReactNode } from 'react';
import { useFormat, useTranslation } from '@mawad/shared-i18n';
import type { ListView } from '@mawad/shared-ui/desk/export/list-view.ts';
import { PortalPage } from '@mawad/shared-ui/desk/frame/portal-page.tsx';
import { ListEmpty } from '@mawad/shared-ui/desk/list/list-empty.tsx';
import { sortOf, useListParams } from '@mawad/shared-ui/desk/list/list-params.ts';
import { PortalList } from '@mawad/shared-ui/desk/list/portal-list.tsx';
import { useShownColumns } from '@mawad/shared-ui/desk/list/use-shown-columns.ts';
import { useServices } from '@mawad/shared-ui/platform/contract.ts';
import { ButtonLink } from '@mawad/shared-ui/platform/link/link.tsx';
import { keepPreviousData, useQuery } from '@mawad/shared-ui/platform/query.ts';
import { backendOf } from '@mawad/supabase/client';
import { queryKey } from '@mawad/supabase/query-keys';
import {
  listCompanyReturns,
  listStaffReturns,
  type ReturnFilter,
  returnSorts,
} from '@mawad/supabase/returns/queries';
import { useReturnColumns } from './return-columns.tsx';
import { readReturnFilter, ReturnFilters } from './return-filters.tsx';
import type { ReturnHrefs } from './return-hrefs.ts';
import type { ReturnRow } from './return-view.ts';

interface ReturnsPageProps {
  reader: 'company' | 'staff';
  hrefs: ReturnHrefs;
  /** Name under which the chosen columns are stored. */
  list: string;
  hidesMoney?: boolean;
  /** Buttons beside the one of the figures. */
  actions?: ReactNode;
  /** Saved views and file of the list. */
  views: (view: ListView<ReturnRow>) => ReactNode;
}

const pageSize = 20;

/** Returns of a company, or of all companies for the staff. */
export function ReturnsPage({
  reader,
  hrefs,
  hidesMoney = false,
  actions,
  views,
  ...props
}: ReturnsPageProps) {
  const { t } = useTranslation('return-desk');
  const format = useFormat();
  const services = useServices();
  const list = useListParams();
  const sort = sortOf(list, 'newest');
  const filter = { ...readReturnFilter(list, reader), sort: returnSorts.find((one) => one === sort.value) };
  const read = (page: ReturnFilter) =>
    (reader === 'staff' ? listStaffReturns : listCompanyReturns)(backendOf(services).data, page);
  const shown = { ...filter, page: list.page, page_size: pageSize };
  const query = useQuery({
    queryKey: queryKey('returns', reader === 'staff' ? 'all' : 'company', shown),
    queryFn: () => read(shown),
    placeholderData: keepPreviousData,
  });
  const columns = useShownColumns(useReturnColumns({ hrefs, reader, hidesMoney }), list, props.list);
  return (
    <PortalPage
      title={t('title')}
      subtitle={t(reader === 'staff' ? 'leadStaff' : 'lead')}
      action={
        <>
          <ButtonLink to={`${hrefs.list}/figures`} variant="outlined">
            {t('figures.open')}
          </ButtonLink>
          {actions}
        </>
      }
    >
      <ReturnFilters list={list} reader={reader} counts={query.data?.counts} />
      {views({
        name: t('title'),
        columns,
        sort,
        count: query.data?.count,
        read: (place) => read({ ...filter, ...place }),
      })}
      <PortalList
        label={t('title')}
        query={query}
        columns={columns.shown}
        sort={sort}
        rowKey={({ id }) => id}
        page={list.page}
        hrefOfPage={list.hrefOfPage}
        countLabel={(count) => t('count', { count, number: format.number(count) })}
        empty={<ListEmpty list={list} text={(message) => t(message)} />}
      />
    </PortalPage>
  );
}
