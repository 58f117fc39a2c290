import { useDeferredValue, useState } from 'react';
import { localized, useFormat, useLanguage, useTranslation } from '@mawad/shared-i18n';
import { useServices } from '@mawad/shared-ui/platform/contract.ts';
import { Box } from '@mawad/shared-ui/kit/mui.ts';
import { TextField } from '@mawad/shared-ui/kit/mui-forms.ts';
import { Autocomplete } from '@mawad/shared-ui/kit/mui-more.ts';
import { useQuery } from '@mawad/shared-ui/platform/query.ts';
import type { ProductCard } from '@mawad/supabase/catalogue/queries';
import { matchingProductsQuery } from '../../bill/matching-products.ts';

interface FindGoodsProps {
  /** Accessible name. */
  label: string;
  /** Words with which the search begins. */
  words: string;
  onChoose: (product: ProductCard) => void;
}

/** Search by words for a line whose code nothing has. */
export function FindGoods({ label, words, onChoose }: FindGoodsProps) {
  const { t } = useTranslation('lists');
  const format = useFormat();
  const language = useLanguage();
  const [typed, setTyped] = useState(words);
  const [isOpen, setOpen] = useState(false);
  const term = useDeferredValue(typed.trim());
  const { data, isFetching } = useQuery({
    ...matchingProductsQuery(useServices(), term),
    // A page of unknown codes would otherwise search for each of them at once.
    enabled: isOpen && term.length >= 2,
  });
  const found = term.length >= 2 ? (data?.products ?? []) : [];
  return (
    <Autocomplete<ProductCard>
      size="small"
      open={isOpen && term.length >= 2}
      onOpen={() => setOpen(true)}
      onClose={() => setOpen(false)}
      options={found}
      loading={isFetching}
      filterOptions={(options) => options}
      getOptionLabel={(product) => localized(product, 'name', language)}
      getOptionKey={({ id }) => id}
      inputValue={typed}
      value={null}
      onInputChange={(_event, next, reason) => reason === 'input' && setTyped(next)}
      onChange={(_event, product) => product && onChoose(product)}
      noOptionsText={t('quick.search.nothing')}
      loadingText={t('quick.search.loading')}
      slotProps={{ paper: { elevation: 8, sx: { border: 1, borderColor: 'divider' } } }}
      renderOption={({ key, ...props }, product) => (
        <Box component="li" key={key} {...props} sx={{ minBlockSize: 44, display: 'block !important' }}>
          <bdi>{localized(product, 'name', language)}</bdi>
          <Box sx={{ fontSize: 'var(--text-13)', color: 'text.secondary' }}>
            {[
              format.money(product.discounted_price ?? product.price),
              localized(product, 'company_name', language),
            ].join(' · ')}
          </Box>
        </Box>
      )}
      renderInput={(params) => (
        <TextField {...params} label={label} placeholder={t('quick.search.placeholder')} />
      )}
    />
  );
}
