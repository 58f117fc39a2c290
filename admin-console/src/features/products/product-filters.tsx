import { useTranslation } from '@mawad/shared-i18n';
import type { ListParams } from '@mawad/shared-ui/desk/list/list-params.ts';
import { PortalChoice, PortalFilters, PortalSearch } from '@mawad/shared-ui/desk/list/portal-filters.tsx';
import { PortalSelect } from '@mawad/shared-ui/desk/list/portal-select.tsx';
import { Button } from '@mawad/shared-ui/kit/mui.ts';
import { Alert } from '@mawad/shared-ui/kit/mui-overlays.ts';
import type { ProductFilter } from './product-queries.ts';

/** Filter values of each state. */
const states = {
  shown: { published: true, moderation: 'visible' },
  unpublished: { published: false },
  hidden: { moderation: 'hidden' },
} as const satisfies Record<string, ProductFilter>;

/** Filters for incomplete products. */
const flaws = {
  image: { without_image: true },
  arabic: { without_arabic_name: true },
  stock: { in_stock: false },
  low: { low_stock: true },
  price: { odd_price: true },
} as const satisfies Record<string, ProductFilter>;

const sorts = ['newest', 'oldest', 'price', 'price_desc'] as const;

type Keys<Choices> = Extract<keyof Choices, string>;

function pick<Choices extends object>(choices: Choices, text: string): Keys<Choices> | '' {
  return Object.hasOwn(choices, text) ? (text as Keys<Choices>) : '';
}

export function readFilters(list: ListParams): ProductFilter {
  const state = pick(states, list.filter('state'));
  const flaw = pick(flaws, list.filter('lacks'));
  return {
    ...(state && states[state]),
    ...(flaw && flaws[flaw]),
    company_id: list.filter('company') || undefined,
    sort: sorts.find((sort) => sort === list.filter('sort')),
  };
}

/** Filters of the list of products; `company` is the name of the seller that the list is limited to. */
export function ProductFilters({ list, company }: { list: ListParams; company?: string }) {
  const { t } = useTranslation('admin-products');
  const lacks = pick(flaws, list.filter('lacks'));
  return (
    <>
      <PortalFilters>
        <PortalSearch label={t('search')} value={list.term} onSearch={list.setTerm} />
        <PortalChoice
          label={t('state')}
          value={pick(states, list.filter('state'))}
          options={[
            { value: '', label: t('anyState') },
            ...(Object.keys(states) as Keys<typeof states>[]).map((value) => ({
              value,
              label: t(`states.${value}`),
            })),
          ]}
          onChoose={(value) => list.setFilter('state', value)}
        />
        <PortalSelect
          label={t('lacks')}
          value={lacks}
          options={[
            { value: '', label: t('lacking.nothing') },
            ...(Object.keys(flaws) as Keys<typeof flaws>[]).map((value) => ({
              value,
              label: t(`lacking.${value}`),
            })),
          ]}
          onChoose={(value) => list.setFilter('lacks', value)}
        />
        <PortalSelect
          label={t('sort')}
          value={list.filter('sort')}
          options={[
            { value: '', label: t('sorts.newest') },
            ...sorts.slice(1).map((value) => ({ value, label: t(`sorts.${value}`) })),
          ]}
          onChoose={(value) => list.setFilter('sort', value)}
        />
        {list.filter('company') && (
          <Button variant="outlined" onClick={() => list.setFilter('company', '')}>
            {t('onlyOf', { company: company ?? t('oneCompany') })}
          </Button>
        )}
      </PortalFilters>
      {lacks === 'price' && (
        <Alert severity="info" sx={{ marginBlockEnd: 2 }}>
          {t('oddPriceHint')}
        </Alert>
      )}
    </>
  );
}
