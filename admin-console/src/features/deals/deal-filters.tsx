import { useDeferredValue, useState } from 'react';
import { localized, useLanguage, useTranslation } from '@mawad/shared-i18n';
import { PortalChoice, PortalFilters, PortalSearch } from '@mawad/shared-ui/desk/list/portal-filters.tsx';
import { PortalDay } from '@mawad/shared-ui/desk/list/portal-day.tsx';
import { PortalSelect } from '@mawad/shared-ui/desk/list/portal-select.tsx';
import { useServices } from '@mawad/shared-ui/platform/contract.ts';
import { Box } from '@mawad/shared-ui/kit/mui.ts';
import { TextField } from '@mawad/shared-ui/kit/mui-forms.ts';
import { Autocomplete } from '@mawad/shared-ui/kit/mui-more.ts';
import type { ListParams } from '@mawad/shared-ui/desk/list/list-params.ts';
import { useQuery } from '@mawad/shared-ui/platform/query.ts';
import { type DealFilter, dealStates } from '@mawad/supabase/deals/queries';
import { allCategoriesQuery, inTree, sellerChoicesQuery } from '../../choice-queries.ts';

const dayOf = (text: string) => (/^\d{4}-\d{2}-\d{2}$/.test(text) ? text : undefined);

export function readFilters(list: ListParams): DealFilter {
  const category = Number(list.filter('category'));
  return {
    state: dealStates.find((state) => state === list.filter('state')),
    company_id: list.filter('company') || undefined,
    category_id: Number.isSafeInteger(category) && category > 0 ? category : undefined,
    starts_on: dayOf(list.filter('starts_on')),
    ends_on: dayOf(list.filter('ends_on')),
  };
}

/** Filters of the list of deals; `company` is the name of the seller that the list is limited to. */
export function DealFilters({ list, company }: { list: ListParams; company?: string }) {
  const { t } = useTranslation('admin-deals');
  const filters = readFilters(list);
  return (
    <PortalFilters>
      <PortalSearch label={t('search')} value={list.term} onSearch={list.setTerm} />
      <PortalChoice
        label={t('state')}
        value={filters.state ?? ''}
        options={[
          { value: '', label: t('anyState') },
          ...dealStates.map((value) => ({ value, label: t(`states.${value}`) })),
        ]}
        onChoose={(value) => list.setFilter('state', value)}
      />
      <SellerFilter list={list} company={company} />
      <CategoryFilter list={list} />
      <PortalDay
        label={t('startsOn')}
        value={filters.starts_on ?? ''}
        onChoose={(day) => list.setFilter('starts_on', day)}
      />
      <PortalDay
        label={t('endsOn')}
        value={filters.ends_on ?? ''}
        onChoose={(day) => list.setFilter('ends_on', day)}
      />
    </PortalFilters>
  );
}

function SellerFilter({ list, company }: { list: ListParams; company?: string }) {
  const { t } = useTranslation('admin-deals');
  const language = useLanguage();
  const id = list.filter('company');
  const chosen = id ? { id, name: company ?? t('oneSeller') } : null;
  const [text, setText] = useState('');
  const term = useDeferredValue(text === chosen?.name ? '' : text.trim());
  const { data, isFetching } = useQuery(sellerChoicesQuery(useServices(), term));
  return (
    <Autocomplete
      size="small"
      options={(data?.items ?? []).map((one) => ({
        id: one.id,
        name: localized(one, 'company_name', language),
      }))}
      value={chosen}
      onChange={(_event, seller) => list.setFilter('company', seller?.id ?? '')}
      inputValue={text}
      onInputChange={(_event, typed) => setText(typed)}
      getOptionLabel={({ name }) => name}
      getOptionKey={({ id }) => id}
      isOptionEqualToValue={(one, other) => one.id === other.id}
      filterOptions={(all) => all}
      loading={isFetching}
      loadingText={t('loading')}
      noOptionsText={t('noSeller')}
      renderInput={(input) => <TextField {...input} label={t('seller')} placeholder={t('anySeller')} />}
      sx={{ flex: { xs: '1 1 200px', md: '0 1 190px' } }}
    />
  );
}

function CategoryFilter({ list }: { list: ListParams }) {
  const { t } = useTranslation('admin-deals');
  const language = useLanguage();
  const { data = [] } = useQuery(allCategoriesQuery(useServices()));
  return (
    <Box sx={categoryStyle}>
      <PortalSelect
        label={t('category')}
        value={list.filter('category')}
        options={[
          { value: '', label: t('anyCategory') },
          ...inTree(data).map(({ category, depth }) => ({
            value: String(category.id),
            label: '\u00a0'.repeat(depth * 3) + localized(category, 'name', language),
          })),
        ]}
        onChoose={(value) => list.setFilter('category', value)}
      />
    </Box>
  );
}

// A long category name would take the whole row.
const categoryStyle = {
  display: 'grid',
  flex: { xs: '1 1 140px', md: '0 1 190px' },
  minInlineSize: 140,
  maxInlineSize: { md: 190 },
} as const;
