import { useFormat, useTranslation } from '@mawad/shared-i18n';
import { ListEmpty } from '@mawad/shared-ui/desk/list/list-empty.tsx';
import { PortalPage } from '@mawad/shared-ui/desk/frame/portal-page.tsx';
import { sortOf, useListParams } from '@mawad/shared-ui/desk/list/list-params.ts';
import { PortalList } from '@mawad/shared-ui/desk/list/portal-list.tsx';
import { useShownColumns } from '@mawad/shared-ui/desk/list/use-shown-columns.ts';
import { useReturnColumns } from '@mawad/shared-ui/desk/return/return-columns.tsx';
import { readReturnFilter, ReturnFilters } from '@mawad/shared-ui/desk/return/return-filters.tsx';
import { useServices } from '@mawad/shared-ui/platform/contract.ts';
import { ButtonLink } from '@mawad/shared-ui/platform/link/link.tsx';
import { useQuery } from '@mawad/shared-ui/platform/query.ts';
import { backendOf } from '@mawad/supabase/client';
import { listStaffReturns, returnSorts } from '@mawad/supabase/returns/queries';
import { ConsoleViews } from '../../console-views.tsx';
import { useStaffMay } from '../../staff-rights.ts';
import { returnHrefs, returnsAddress } from './return-hrefs.ts';
import { staffReturnsQuery } from './return-queries.ts';

const pageSize = 20;

/** Returns of all companies; appeals wait for the staff. */
export function ReturnsPage() {
  const { t } = useTranslation('return-desk');
  const format = useFormat();
  const services = useServices();
  const may = useStaffMay();
  const list = useListParams();
  const sort = sortOf(list, 'newest');
  const filter = {
    ...readReturnFilter(list, 'staff'),
    sort: returnSorts.find((one) => one === sort.value),
  };
  const query = useQuery(staffReturnsQuery(services, { ...filter, page: list.page, page_size: pageSize }));
  const columns = useShownColumns(
    useReturnColumns({ hrefs: returnHrefs, reader: 'staff', hidesMoney: false }),
    list,
    'console-returns',
  );
  return (
    <PortalPage
      title={t('title')}
      subtitle={t('leadStaff')}
      action={
        <>
          <ButtonLink to={`${returnsAddress}/figures`} variant="outlined">
            {t('figures.open')}
          </ButtonLink>
          {may('settings') && (
            <ButtonLink to={`${returnsAddress}/reasons`} variant="outlined">
              {t('reasons.title')}
            </ButtonLink>
          )}
        </>
      }
    >
      <ReturnFilters list={list} reader="staff" counts={query.data?.counts} />
      <ConsoleViews
        list="console-returns"
        view={{
          name: t('title'),
          columns,
          sort,
          count: query.data?.count,
          read: (place) => listStaffReturns(backendOf(services).data, { ...filter, ...place }),
        }}
      />
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
