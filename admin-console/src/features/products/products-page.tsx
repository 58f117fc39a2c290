import { useState } from 'react';
import { StaffBulk } from '@mawad/seller-portal/product-form-bulk';
import { type Language, localized, useFormat, useLanguage, useTranslation } from '@mawad/shared-i18n';
import { useServices } from '@mawad/shared-ui/platform/contract.ts';
import { ListEmpty } from '@mawad/shared-ui/desk/list/list-empty.tsx';
import { sortOf, useListParams } from '@mawad/shared-ui/desk/list/list-params.ts';
import { useListSelection } from '@mawad/shared-ui/desk/list/use-list-selection.ts';
import { asShown } from '@mawad/shared-ui/desk/list/use-selection.ts';
import { useShownColumns } from '@mawad/shared-ui/desk/list/use-shown-columns.ts';
import { useQuery } from '@mawad/shared-ui/platform/query.ts';
import { ButtonLink } from '@mawad/shared-ui/platform/link/link.tsx';
import { PortalList } from '@mawad/shared-ui/desk/list/portal-list.tsx';
import { PortalPage } from '@mawad/shared-ui/desk/frame/portal-page.tsx';
import { SelectionBar } from '@mawad/shared-ui/desk/list/selection-bar.tsx';
import { Button } from '@mawad/shared-ui/kit/mui.ts';
import { backendOf } from '@mawad/supabase/client';
import { listAllProducts, type StaffProduct } from '@mawad/supabase/products/queries';
import { ConsoleViews } from '../../console-views.tsx';
import { Moderation } from './moderation.tsx';
import { NamesDialog } from './names-dialog.tsx';
import { useProductColumns } from './product-columns.tsx';
import { ProductFilters, readFilters } from './product-filters.tsx';
import { allProductsQuery, type ProductFilter } from './product-queries.ts';

const pageSize = 20;
const sorts = ['newest', 'oldest', 'name', 'name_desc', 'price', 'price_desc'] as const;

function readSort(text: string, language: Language): ProductFilter['sort'] {
  const sort = sorts.find((one) => one === text);
  if (sort === 'name') return `name_${language}`;
  return sort === 'name_desc' ? `name_${language}_desc` : sort;
}

/** Products of all companies; staff hide what must not be sold and show it again. */
export function ProductsPage() {
  const { t } = useTranslation('admin-products');
  const language = useLanguage();
  const list = useListParams();
  const format = useFormat();
  const [question, setQuestion] = useState<StaffProduct | null>(null);
  const [bulk, setBulk] = useState<'category' | 'discount' | 'hide' | 'show' | 'names' | null>(null);
  const filter: ProductFilter = { ...readFilters(list), term: list.term || undefined };
  const chosen = useListSelection<StaffProduct>(filter);
  const selection = chosen.marked;
  const ids = selection.rows.map(({ id }) => id);
  const columns = useShownColumns(useProductColumns(chosen, setQuestion), list, 'console-products');
  const services = useServices();
  const sort = sortOf(list, 'newest');
  const sorted = { ...filter, sort: readSort(sort.value, language) };
  const query = useQuery(allProductsQuery(services, { ...sorted, page: list.page, page_size: pageSize }));
  const count = query.data?.count ?? 0;
  return (
    <PortalPage
      title={t('title')}
      action={
        <>
          <Button variant="outlined" onClick={() => setBulk('names')}>
            {t('names.open')}
          </Button>
          <ButtonLink to="/admin/products/duplicates" variant="outlined">
            {t('duplicates.open')}
          </ButtonLink>
        </>
      }
    >
      <ProductFilters
        list={list}
        company={query.data?.items[0] && localized(query.data.items[0], 'company_name', language)}
      />
      <SelectionBar
        selection={selection}
        page={query.data?.items ?? []}
        tools={
          <ConsoleViews
            list="console-products"
            view={{
              name: t('title'),
              columns,
              sort,
              count: query.data?.count,
              read: (place) => listAllProducts(backendOf(services).data, { ...sorted, ...place }),
            }}
          />
        }
        all={{
          isChosen: chosen.allId !== null,
          count,
          isEstimate: query.data?.count_is_estimate,
          choose: chosen.chooseAll,
          clear: chosen.clear,
        }}
      >
        <Button size="small" variant="contained" onClick={() => setBulk('category')}>
          {t('moveTo')}
        </Button>
        <Button size="small" color="error" variant="outlined" onClick={() => setBulk('hide')}>
          {t('hide')}
        </Button>
        <Button size="small" variant="outlined" onClick={() => setBulk('show')}>
          {t('show')}
        </Button>
        {chosen.allId ? (
          <Button size="small" variant="outlined" onClick={() => setBulk('discount')}>
            {t('setDeal')}
          </Button>
        ) : (
          <ButtonLink size="small" variant="outlined" to={`/admin/deals/new?products=${ids.join(',')}`}>
            {t('setDeal')}
          </ButtonLink>
        )}
      </SelectionBar>
      <PortalList
        label={t('title')}
        query={query}
        columns={columns.shown}
        sort={sort}
        rowKey={(product) => product.id}
        page={list.page}
        hrefOfPage={list.hrefOfPage}
        countLabel={(count) => t('count', { count, number: format.number(count) })}
        empty={<ListEmpty list={list} text={(message) => t(message)} />}
      />
      {bulk && bulk !== 'names' && (
        <StaffBulk
          change={bulk}
          target={chosen.allId ? { filter, except: ids } : { ids }}
          onClose={(begun) => {
            setBulk(null);
            if (begun) chosen.clear();
          }}
        />
      )}
      {bulk === 'names' && <NamesDialog filter={filter} onClose={() => setBulk(null)} />}
      {question && (
        <Moderation
          product={asShown([question], query.data?.items)[0]!}
          hide={question.moderation !== 'hidden'}
          onClose={() => setQuestion(null)}
        />
      )}
    </PortalPage>
  );
}
