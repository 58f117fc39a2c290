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
import { listCompanyReturns, returnSorts } from '@mawad/supabase/returns/queries';
import { useLacksRight } from '../../own-rights.ts';
import { OwnViews } from '../../own-views.tsx';
import { returnHrefs, returnsAddress } from './return-hrefs.ts';
import { companyReturnsQuery } from './return-queries.ts';

const pageSize = 20;

/** Returns that buyers asked the company for. */
export function ReturnsPage() {
  const { t } = useTranslation('return-desk');
  const format = useFormat();
  const services = useServices();
  const list = useListParams();
  const sort = sortOf(list, 'newest');
  const filter = {
    ...readReturnFilter(list, 'company'),
    sort: returnSorts.find((one) => one === sort.value),
  };
  const query = useQuery(companyReturnsQuery(services, { ...filter, page: list.page, page_size: pageSize }));
  const hidesMoney = useLacksRight('see_money');
  const columns = useShownColumns(
    useReturnColumns({ hrefs: returnHrefs, reader: 'company', hidesMoney }),
    list,
    'own-returns',
  );
  return (
    <PortalPage
      title={t('title')}
      subtitle={t('lead')}
      action={
        <ButtonLink to={`${returnsAddress}/figures`} variant="outlined">
          {t('figures.open')}
        </ButtonLink>
      }
    >
      <ReturnFilters list={list} reader="company" counts={query.data?.counts} />
      <OwnViews
        list="own-returns"
        view={{
          name: t('title'),
          columns,
          sort,
          count: query.data?.count,
          read: (place) => listCompanyReturns(backendOf(services).data, { ...filter, ...place }),
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
