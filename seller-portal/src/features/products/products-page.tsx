import { useFormat, useTranslation } from '@mawad/shared-i18n';
import { useServices } from '@mawad/shared-ui/contract';
import { type ListParams, useListParams } from '@mawad/shared-ui/portal/list-params';
import { useQuery } from '@mawad/shared-ui/query';
import { Icon } from '@mawad/shared-ui/components/icon';
import { ButtonLink } from '@mawad/shared-ui/components/link';
import { mdiPlus, mdiUpload } from '@mawad/shared-ui/icons';
import { PortalChoice, PortalFilters, PortalSearch } from '@mawad/shared-ui/components/portal/portal-filters';
import { PortalList } from '@mawad/shared-ui/components/portal/portal-list';
import { PortalPage } from '@mawad/shared-ui/components/portal/portal-page';
import { ListEmpty } from '../../list-empty.tsx';
import { useOwnRights } from '../../own-rights.ts';
import { useProductColumns } from './product-columns.tsx';
import { ownProductsQuery } from './product-queries.ts';

const pageSize = 20;
const visibilities = ['published', 'hidden'] as const;
type Visibility = (typeof visibilities)[number];

function readVisibility(text: string): Visibility | '' {
  return visibilities.find((visibility) => visibility === text) ?? '';
}

/** The seller's own products with price and stock. */
export function ProductsPage() {
  const { t } = useTranslation('seller-portal');
  const list = useListParams();
  const format = useFormat();
  const columns = useProductColumns();
  const mayChange = useOwnRights()('products');
  const visibility = readVisibility(list.filter('visibility'));
  const query = useQuery(
    ownProductsQuery(useServices(), {
      term: list.term || undefined,
      low_stock: list.filter('stock') === 'low' ? true : undefined,
      published: visibility ? visibility === 'published' : undefined,
      page: list.page,
      page_size: pageSize,
    }),
  );
  return (
    <PortalPage
      title={t('products.title')}
      action={
        mayChange && (
          <>
            <ButtonLink
              to="/seller/dashboard/import"
              variant="outlined"
              startIcon={<Icon path={mdiUpload} />}
            >
              {t('products.import')}
            </ButtonLink>
            <ButtonLink
              to="/seller/dashboard/products/new"
              variant="contained"
              startIcon={<Icon path={mdiPlus} />}
            >
              {t('products.add')}
            </ButtonLink>
          </>
        )
      }
    >
      <ProductFilters list={list} visibility={visibility} />
      <PortalList
        label={t('products.title')}
        query={query}
        columns={columns}
        rowKey={(product) => product.id}
        page={list.page}
        hrefOfPage={list.hrefOfPage}
        countLabel={(count) => t('products.count', { count, number: format.number(count) })}
        empty={<ListEmpty list={list} texts="products" />}
      />
    </PortalPage>
  );
}

function ProductFilters({ list, visibility }: { list: ListParams; visibility: Visibility | '' }) {
  const { t } = useTranslation('seller-portal');
  return (
    <PortalFilters>
      <PortalSearch label={t('products.search')} value={list.term} onSearch={list.setTerm} />
      <PortalChoice
        label={t('products.state')}
        value={visibility}
        options={[
          { value: '', label: t('products.any') },
          { value: 'published', label: t('products.onlyPublished') },
          { value: 'hidden', label: t('products.onlyHidden') },
        ]}
        onChoose={(value) => list.setFilter('visibility', value)}
      />
      <PortalChoice
        label={t('products.stock')}
        value={list.filter('stock') === 'low' ? 'low' : ''}
        options={[
          { value: '', label: t('products.anyStock') },
          { value: 'low', label: t('products.lowStock') },
        ]}
        onChoose={(value) => list.setFilter('stock', value)}
      />
    </PortalFilters>
  );
}
