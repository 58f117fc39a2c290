import type { ReactNode } from 'react';
import { localized, useFormat, useLanguage, useTranslation } from '@mawad/shared-i18n';
import { useServices } from '@mawad/shared-ui/platform/contract.ts';
import { ListEmpty } from '@mawad/shared-ui/desk/list/list-empty.tsx';
import { sortOf, useListParams } from '@mawad/shared-ui/desk/list/list-params.ts';
import { useQuery } from '@mawad/shared-ui/platform/query.ts';
import { Icon } from '@mawad/shared-ui/kit/icon.tsx';
import { ButtonLink } from '@mawad/shared-ui/platform/link/link.tsx';
import { mdiBarcodeScan, mdiPlus, mdiUpload } from '@mawad/shared-ui/kit/icons.ts';
import { PortalList } from '@mawad/shared-ui/desk/list/portal-list.tsx';
import { useShownColumns } from '@mawad/shared-ui/desk/list/use-shown-columns.ts';
import { PortalPage } from '@mawad/shared-ui/desk/frame/portal-page.tsx';
import { SelectionBar } from '@mawad/shared-ui/desk/list/selection-bar.tsx';
import type { PortalColumn } from '@mawad/shared-ui/desk/list/portal-table.tsx';
import { TickBox } from '@mawad/shared-ui/desk/list/tick-box.tsx';
import { backendOf } from '@mawad/supabase/client';
import type { Page } from '@mawad/supabase/base/lists-answers';
import { listOwnProducts, type OwnProduct } from '@mawad/supabase/products/queries';
import { useOwnRights } from '../../own-rights.ts';
import { OwnViews } from '../../own-views.tsx';
import { BulkMenu } from './bulk/bulk-menu.tsx';
import { LatestChange } from './bulk/latest-changes.tsx';
import { useBulkTarget } from './bulk/use-bulk-target.ts';
import { ProductExport } from './export/product-export.tsx';
import { useProductColumns } from './product-columns.tsx';
import { ProductFilters, useProductFilter } from './product-filters.tsx';
import { ownProductsQuery } from './product-queries.ts';

const pageSize = 20;
/** Product list of the company. */
export function ProductsPage() {
  const { t } = useTranslation('seller-portal');
  const list = useListParams();
  const format = useFormat();
  const may = useOwnRights();
  const mayChange = may('products');
  const filter = useProductFilter(list);
  const services = useServices();
  const query = useQuery(ownProductsQuery(services, { ...filter, page: list.page, page_size: pageSize }));
  const bulk = useBulkTarget(filter);
  const tick = useTickColumn(bulk);
  const all = useProductColumns();
  const columns = useShownColumns(mayChange ? [tick, ...all] : all, list, 'own-products');
  const sort = sortOf(list, 'newest');
  const tools = (
    <OwnViews
      list="own-products"
      view={{
        name: t('products.title'),
        columns,
        sort,
        count: query.data?.count,
        read: (place) => listOwnProducts(backendOf(services).data, { ...filter, ...place }),
      }}
    >
      {mayChange && <ProductExport filter={filter} count={query.data?.count} />}
    </OwnViews>
  );
  return (
    <PortalPage
      title={t('products.title')}
      action={
        <>
          {may('stock') && (
            <ButtonLink
              to="/seller/dashboard/products/count"
              variant="outlined"
              startIcon={<Icon path={mdiBarcodeScan} />}
            >
              {t('products.countStock')}
            </ButtonLink>
          )}
          {mayChange && (
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
          )}
        </>
      }
    >
      <ProductFilters list={list} />
      {mayChange ? (
        <>
          <LatestChange />
          <ProductSelection bulk={bulk} answer={query.data} tools={tools} />
        </>
      ) : (
        tools
      )}
      <PortalList
        label={t('products.title')}
        query={query}
        columns={columns.shown}
        sort={sort}
        rowKey={(product) => product.id}
        page={list.page}
        hrefOfPage={list.hrefOfPage}
        countLabel={(count) => t('products.count', { count, number: format.number(count) })}
        empty={<ListEmpty list={list} text={(message) => t(`products.${message}`)} />}
      />
    </PortalPage>
  );
}

/** Checkbox column; with all products selected, it excludes one. */
function useTickColumn(bulk: ReturnType<typeof useBulkTarget>): PortalColumn<OwnProduct> {
  const { t } = useTranslation('product-bulk');
  const language = useLanguage();
  const label = (name: string) => t('tick', { name });
  return {
    id: 'tick',
    header: label(''),
    silentHeader: true,
    cell: (product) => (
      <TickBox
        label={label(localized(product, 'name', language))}
        checked={bulk.has(product.id)}
        onChange={() => bulk.marked.toggle(product)}
      />
    ),
  };
}

interface ProductSelectionProps {
  bulk: ReturnType<typeof useBulkTarget>;
  answer: Page<OwnProduct> | undefined;
  tools: ReactNode;
}

function ProductSelection({ bulk, answer, tools }: ProductSelectionProps) {
  const count = answer?.count ?? 0;
  return (
    <SelectionBar
      selection={bulk.marked}
      page={answer?.items ?? []}
      tools={tools}
      all={{
        isChosen: bulk.allId !== null,
        // The list stops counting at 10,000; the preview of a change counts all.
        count,
        isEstimate: answer?.count_is_estimate,
        choose: bulk.chooseAll,
        clear: bulk.clear,
      }}
    >
      <BulkMenu target={bulk.target} onDone={bulk.clear} />
    </SelectionBar>
  );
}
