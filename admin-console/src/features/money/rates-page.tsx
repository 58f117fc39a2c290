import { useState } from 'react';
import { useFormat, useTranslation } from '@mawad/shared-i18n';
import { PortalPage } from '@mawad/shared-ui/desk/frame/portal-page.tsx';
import { sortOf, useListParams } from '@mawad/shared-ui/desk/list/list-params.ts';
import { PortalChoice, PortalFilters } from '@mawad/shared-ui/desk/list/portal-filters.tsx';
import { PortalList } from '@mawad/shared-ui/desk/list/portal-list.tsx';
import { Icon } from '@mawad/shared-ui/kit/icon.tsx';
import { mdiPlus } from '@mawad/shared-ui/kit/icons.ts';
import { useShownColumns } from '@mawad/shared-ui/desk/list/use-shown-columns.ts';
import { useServices } from '@mawad/shared-ui/platform/contract.ts';
import { EmptyState } from '@mawad/shared-ui/platform/link/empty-state.tsx';
import { ButtonLink } from '@mawad/shared-ui/platform/link/link.tsx';
import { useQuery } from '@mawad/shared-ui/platform/query.ts';
import { backendOf } from '@mawad/supabase/client';
import { type CommissionRate, listCommissionRates, rateStates } from '@mawad/supabase/ledger/queries';
import { ConsoleViews } from '../../console-views.tsx';
import { EndRate } from './end-rate.tsx';
import { MoneyNav } from '../../money-nav.tsx';
import { ratesQuery } from './money-queries.ts';
import { useRateColumns } from './rate-columns.tsx';

const sorts = ['newest', 'oldest', 'percent', 'percent_desc'] as const;

/** Commission rates with their scope and days. */
export function RatesPage() {
  const { t } = useTranslation('money');
  const format = useFormat();
  const list = useListParams();
  const [ending, setEnding] = useState<CommissionRate | null>(null);
  const state = rateStates.find((one) => one === list.filter('state'));
  const services = useServices();
  const columns = useShownColumns(useRateColumns(setEnding), list, 'console-rates');
  const sort = sortOf(list, 'newest');
  const filter = { state, sort: sorts.find((one) => one === sort.value) };
  const query = useQuery(ratesQuery(services, { ...filter, page: list.page, page_size: 20 }));
  const create = { label: t('rates.new'), to: '/admin/money/rates/new' };
  return (
    <PortalPage
      title={t('rates.title')}
      subtitle={t('rates.lead')}
      action={
        <ButtonLink to={create.to} variant="contained" startIcon={<Icon path={mdiPlus} />}>
          {create.label}
        </ButtonLink>
      }
    >
      <MoneyNav />
      <PortalFilters>
        <PortalChoice
          label={t('rates.state')}
          value={state ?? ''}
          options={[
            { value: '', label: t('rates.anyState') },
            ...rateStates.map((value) => ({ value, label: t(`rates.states.${value}`) })),
          ]}
          onChoose={(value) => list.setFilter('state', value)}
        />
      </PortalFilters>
      <ConsoleViews
        list="console-rates"
        view={{
          name: t('rates.title'),
          columns,
          sort,
          count: query.data?.count,
          read: (place) => listCommissionRates(backendOf(services).data, { ...filter, ...place }),
        }}
      />
      <PortalList
        label={t('rates.title')}
        query={query}
        columns={columns.shown}
        sort={sort}
        rowKey={({ id }) => id}
        page={list.page}
        hrefOfPage={list.hrefOfPage}
        countLabel={(count) => t('rates.count', { count, number: format.number(count) })}
        empty={<EmptyState title={t('rates.emptyTitle')} text={t('rates.emptyText')} />}
      />
      {ending && <EndRate rate={ending} onClose={() => setEnding(null)} />}
    </PortalPage>
  );
}
