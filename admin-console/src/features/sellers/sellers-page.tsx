import { useState } from 'react';
import { type Language, useFormat, useLanguage, useTranslation } from '@mawad/shared-i18n';
import { useServices } from '@mawad/shared-ui/platform/contract.ts';
import { ListEmpty } from '@mawad/shared-ui/desk/list/list-empty.tsx';
import { type ListParams, sortOf, useListParams } from '@mawad/shared-ui/desk/list/list-params.ts';
import { asShown } from '@mawad/shared-ui/desk/list/use-selection.ts';
import { useShownColumns } from '@mawad/shared-ui/desk/list/use-shown-columns.ts';
import { useQuery } from '@mawad/shared-ui/platform/query.ts';
import { PortalChoice, PortalFilters, PortalSearch } from '@mawad/shared-ui/desk/list/portal-filters.tsx';
import { PortalList } from '@mawad/shared-ui/desk/list/portal-list.tsx';
import { PortalPage } from '@mawad/shared-ui/desk/frame/portal-page.tsx';
import { backendOf } from '@mawad/supabase/client';
import {
  listSellers,
  type SellerFilter,
  type SellerSummary,
} from '@mawad/supabase/companies/sellers-queries';
import { ConsoleViews } from '../../console-views.tsx';
import { useSellerColumns } from './seller-columns.tsx';
import { sellersQuery } from './seller-queries.ts';
import { SellerReview, type SellerDecision } from './seller-review.tsx';

const pageSize = 20;
const sorts = ['name', 'name_desc', 'newest', 'oldest'] as const;

function readSort(text: string, language: Language): SellerFilter['sort'] {
  const sort = sorts.find((one) => one === text);
  if (sort === 'name') return `name_${language}`;
  return sort === 'name_desc' ? `name_${language}_desc` : sort;
}

const statuses = [
  'pending',
  'approved',
  'suspended',
  'rejected',
] as const satisfies SellerSummary['status'][];

function readStatus(text: string): SellerSummary['status'] | '' {
  return statuses.find((status) => status === text) ?? '';
}

/** Companies that sell or applied to; administrators approve and reject them. */
export function SellersPage() {
  const { t } = useTranslation('admin-console');
  const list = useListParams();
  const format = useFormat();
  const language = useLanguage();
  const [review, setReview] = useState<SellerDecision | null>(null);
  const columns = useShownColumns(useSellerColumns(setReview), list, 'console-sellers');
  const status = readStatus(list.filter('status'));
  const services = useServices();
  const sort = sortOf(list, 'pending');
  const filter: SellerFilter = {
    sort: readSort(sort.value, language),
    status: status || undefined,
    documents: list.filter('documents') === 'waiting' ? 'waiting' : undefined,
    quotes: list.filter('quotes') === 'silent' ? 'silent' : undefined,
    term: list.term || undefined,
  };
  const query = useQuery(sellersQuery(services, { ...filter, page: list.page, page_size: pageSize }));
  const done = status === 'pending' && { title: t('sellers.noPending'), text: t('sellers.noPendingText') };
  return (
    <PortalPage title={t('sellers.title')}>
      <SellerFilters list={list} status={status} />
      <ConsoleViews
        list="console-sellers"
        view={{
          name: t('sellers.title'),
          columns,
          sort,
          count: query.data?.count,
          read: (place) => listSellers(backendOf(services).data, { ...filter, ...place }),
        }}
      />
      <PortalList
        label={t('sellers.title')}
        query={query}
        columns={columns.shown}
        sort={sort}
        rowKey={(seller) => seller.id}
        page={list.page}
        hrefOfPage={list.hrefOfPage}
        countLabel={(count) => t('sellers.count', { count, number: format.number(count) })}
        empty={<ListEmpty list={list} text={(message) => t(`sellers.${message}`)} done={done} />}
      />
      {review && (
        <SellerReview
          decision={review.decision}
          seller={asShown([review.seller], query.data?.items)[0]!}
          onClose={() => setReview(null)}
        />
      )}
    </PortalPage>
  );
}

function SellerFilters({ list, status }: { list: ListParams; status: SellerSummary['status'] | '' }) {
  const { t } = useTranslation(['admin-console', 'portal-list']);
  return (
    <PortalFilters>
      <PortalSearch label={t('sellers.search')} value={list.term} onSearch={list.setTerm} />
      <PortalChoice
        label={t('sellers.status')}
        value={status}
        options={[
          { value: '', label: t('sellers.anyStatus') },
          ...statuses.map((value) => ({ value, label: t(`portal-list:sellerStatus.${value}`) })),
        ]}
        onChoose={(value) => list.setFilter('status', value)}
      />
      <PortalChoice
        label={t('sellers.documents')}
        value={list.filter('documents') === 'waiting' ? 'waiting' : ''}
        options={[
          { value: '', label: t('sellers.anyDocuments') },
          { value: 'waiting', label: t('sellers.documentsToCheck') },
        ]}
        onChoose={(value) => list.setFilter('documents', value)}
      />
      <PortalChoice
        label={t('sellers.quotes')}
        value={list.filter('quotes') === 'silent' ? 'silent' : ''}
        options={[
          { value: '', label: t('sellers.anyQuotes') },
          { value: 'silent', label: t('sellers.quotesSilent') },
        ]}
        onChoose={(value) => list.setFilter('quotes', value)}
      />
    </PortalFilters>
  );
}
