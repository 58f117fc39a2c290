import { useDeferredValue, useState } from 'react';
import { localized, useLanguage, useTranslation } from '@mawad/shared-i18n';
import { useServices } from '@mawad/shared-ui/platform/contract.ts';
import { Autocomplete } from '@mawad/shared-ui/kit/mui-more.ts';
import { TextField } from '@mawad/shared-ui/kit/mui-forms.ts';
import { useQuery } from '@mawad/shared-ui/platform/query.ts';
import { sellerChoicesQuery } from './product-queries.ts';

interface SellerFilterProps {
  /** Id of the seller that the list is limited to; empty for all. */
  value: string;
  /** Name of that seller, once a product of the list names it. */
  name: string | undefined;
  onChoose: (id: string) => void;
}

interface Choice {
  id: string;
  name: string;
}

/** Finds the seller that the list is limited to, by part of its name. */
export function SellerFilter({ value, name, onChoose }: SellerFilterProps) {
  const { t } = useTranslation('admin-products');
  const language = useLanguage();
  const [typed, setTyped] = useState('');
  const term = useDeferredValue(typed.trim());
  const { data, isFetching } = useQuery(sellerChoicesQuery(useServices(), term));
  const options = (data?.items ?? []).map((seller): Choice => ({
    id: seller.id,
    name: localized(seller, 'company_name', language),
  }));
  const chosen = value ? { id: value, name: name ?? t('oneCompany') } : null;
  return (
    <Autocomplete<Choice>
      size="small"
      options={options}
      value={chosen}
      loading={isFetching}
      filterOptions={(found) => found}
      onInputChange={(_event, text, reason) => reason === 'input' && setTyped(text)}
      onChange={(_event, option) => onChoose(option?.id ?? '')}
      getOptionLabel={(option) => option.name}
      getOptionKey={({ id }) => id}
      isOptionEqualToValue={(option, other) => option.id === other.id}
      noOptionsText={t('sellers.none')}
      loadingText={t('sellers.loading')}
      openText={t('sellers.open')}
      closeText={t('sellers.close')}
      clearText={t('sellers.clear')}
      sx={{ flex: { xs: '1 1 100%', md: '0 1 220px' }, minInlineSize: 180 }}
      renderInput={(field) => (
        <TextField
          {...field}
          label={t('company')}
          placeholder={t('sellers.any')}
          slotProps={{ ...field.slotProps, inputLabel: { ...field.slotProps?.inputLabel, shrink: true } }}
        />
      )}
    />
  );
}
