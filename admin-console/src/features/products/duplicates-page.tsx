import { localized, useFormat, useLanguage, useTranslation } from '@mawad/shared-i18n';
import { ProductImage } from '@mawad/shared-ui/platform/image/app-image.tsx';
import { AppLink } from '@mawad/shared-ui/platform/link/link.tsx';
import { EmptyState } from '@mawad/shared-ui/platform/link/empty-state.tsx';
import { Money } from '@mawad/shared-ui/kit/money.tsx';
import { PortalChoice, PortalFilters } from '@mawad/shared-ui/desk/list/portal-filters.tsx';
import { PortalList } from '@mawad/shared-ui/desk/list/portal-list.tsx';
import { PortalPage } from '@mawad/shared-ui/desk/frame/portal-page.tsx';
import type { PortalColumn } from '@mawad/shared-ui/desk/list/portal-table.tsx';
import { useServices } from '@mawad/shared-ui/platform/contract.ts';
import { Box, Typography } from '@mawad/shared-ui/kit/mui.ts';
import { sortOf, useListParams } from '@mawad/shared-ui/desk/list/list-params.ts';
import { useShownColumns } from '@mawad/shared-ui/desk/list/use-shown-columns.ts';
import { useQuery } from '@mawad/shared-ui/platform/query.ts';
import { backendOf } from '@mawad/supabase/client';
import {
  type DuplicateGroup,
  duplicateScopes,
  duplicateSorts,
  listDuplicates,
} from '@mawad/supabase/products/comparisons-queries';
import { ConsoleViews } from '../../console-views.tsx';
import { duplicatesQuery } from './product-queries.ts';

/** Items listed more than once, most repeated first. */
export function DuplicatesPage() {
  const { t } = useTranslation('admin-products');
  const list = useListParams();
  const format = useFormat();
  const columns = useShownColumns(useDuplicateColumns(), list, 'console-duplicates');
  const scope = duplicateScopes.find((one) => one === list.filter('scope'));
  const services = useServices();
  const sort = sortOf(list, 'products_desc');
  const filter = { scope, sort: duplicateSorts.find((one) => one === sort.value) };
  const query = useQuery(duplicatesQuery(services, { ...filter, page: list.page }));
  const time = query.data?.compared_at;
  return (
    <PortalPage
      title={t('duplicates.title')}
      subtitle={t('duplicates.lead')}
      back={{ to: '/admin/products', label: t('title') }}
    >
      <PortalFilters>
        <PortalChoice
          label={t('duplicates.scope')}
          value={scope ?? ''}
          options={[
            { value: '', label: t('duplicates.anyScope') },
            ...duplicateScopes.map((value) => ({ value, label: t(`duplicates.scopes.${value}`) })),
          ]}
          onChoose={(value) => list.setFilter('scope', value)}
        />
      </PortalFilters>
      <ConsoleViews
        list="console-duplicates"
        view={{
          name: t('duplicates.title'),
          columns,
          sort,
          count: query.data?.count,
          read: (place) => listDuplicates(backendOf(services).data, { ...filter, ...place }),
        }}
      />
      {query.data && (
        <Typography variant="body2" color="textSecondary" sx={{ marginBlockEnd: 1.5 }}>
          {time ? t('duplicates.comparedAt', { time: format.dateTime(time) }) : t('duplicates.neverCompared')}
        </Typography>
      )}
      <PortalList
        label={t('duplicates.title')}
        query={query}
        columns={columns.shown}
        sort={sort}
        rowKey={(group) => group.id}
        page={list.page}
        hrefOfPage={list.hrefOfPage}
        countLabel={(count) => t('duplicates.count', { count, number: format.number(count) })}
        empty={<EmptyState title={t('duplicates.emptyTitle')} text={t('duplicates.emptyText')} />}
      />
    </PortalPage>
  );
}

function useDuplicateColumns(): PortalColumn<DuplicateGroup>[] {
  const { t } = useTranslation(['admin-products', 'file-export']);
  const format = useFormat();
  const language = useLanguage();
  return [
    {
      id: 'item',
      header: t('duplicates.item'),
      cell: (group) => <Item group={group} />,
      lead: true,
      file: { value: (group) => localized(group, 'name', language) },
    },
    {
      id: 'kind',
      header: t('duplicates.kind'),
      cell: ({ kind }) => t(`duplicates.kinds.${kind}`),
      file: { value: ({ kind }) => t(`duplicates.kinds.${kind}`) },
    },
    {
      id: 'offers',
      header: t('duplicates.offers'),
      sort: { up: 'products', down: 'products_desc', first: 'down' },
      file: { kind: 'number', value: ({ remaining }) => remaining },
      cell: ({ remaining }) => (remaining > 1 ? format.number(remaining) : t('duplicates.settled')),
      align: 'end',
    },
    {
      id: 'companies',
      header: t('duplicates.companies'),
      file: { kind: 'number', value: ({ companies }) => companies },
      cell: ({ companies }) => format.number(companies),
      align: 'end',
    },
    {
      id: 'prices',
      header: t('duplicates.prices'),
      file: [
        { heading: t('file-export:headings.lowest'), kind: 'number', value: ({ lowest }) => lowest },
        { heading: t('file-export:headings.highest'), kind: 'number', value: ({ highest }) => highest },
      ],
      cell: ({ lowest, highest }) => (
        <>
          <Money amount={lowest} />
          {highest > lowest && (
            <Box>
              <Money amount={highest} />
            </Box>
          )}
        </>
      ),
      align: 'end',
    },
  ];
}

function Item({ group }: { group: DuplicateGroup }) {
  const { t } = useTranslation('admin-products');
  const name = localized(group, 'name', useLanguage());
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5 }}>
      <ProductImage path={group.main_image} alt="" size={36} />
      <AppLink
        to={`/admin/products/duplicates/${group.id}`}
        aria-label={t('duplicates.compareNamed', { product: name })}
        sx={{ minInlineSize: 0, paddingBlock: 1.5, fontWeight: 500 }}
      >
        <bdi>{name}</bdi>
      </AppLink>
    </Box>
  );
}
