import { useDeferredValue, useId, useRef, useState } from 'react';
import { useController } from 'react-hook-form';
import { localized, useFormat, useLanguage, useTranslation } from '@mawad/shared-i18n';
import { FormSection } from '@mawad/shared-ui/kit/form/form-section.tsx';
import { TextInput } from '@mawad/shared-ui/kit/form/text-input.tsx';
import { LocalizedText } from '@mawad/shared-ui/kit/localized-text.tsx';
import { useServices } from '@mawad/shared-ui/platform/contract.ts';
import { Box, Typography } from '@mawad/shared-ui/kit/mui.ts';
import { Autocomplete } from '@mawad/shared-ui/kit/mui-more.ts';
import { useQuery } from '@mawad/shared-ui/platform/query.ts';
import { useStore } from '@mawad/shared-ui/platform/store/index.ts';
import { type CompatibleProduct, mostCompatible } from '@mawad/supabase/products/queries';
import { matchingProductsQuery } from '../product-queries.ts';
import { CompatibleList } from './compatible-list.tsx';
import type { ProductValues } from './product-values.ts';

/** Compatible products, searched by name, SKU, brand or model and shown in the shop in this order. */
export function CompatibleSection({ productId }: { productId: number | null }) {
  const { t } = useTranslation('product-form');
  const format = useFormat();
  const { field, fieldState } = useController<ProductValues, 'compatibilities'>({ name: 'compatibilities' });
  const showToast = useStore((state) => state.toast.show);
  const change = (products: CompatibleProduct[]) => field.onChange(products);
  const remove = (id: number) => {
    const before = field.value;
    change(before.filter((product) => product.id !== id));
    showToast({ title: t('compatible.removed'), action: { label: t('undo'), run: () => change(before) } });
  };
  const isFull = field.value.length >= mostCompatible;
  return (
    <FormSection title={t('sections.compatibilities')}>
      <Box sx={{ gridColumn: '1 / -1', display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 1.5 }}>
        <Typography variant="body2" color="textSecondary">
          {t('compatible.hint', { number: format.number(mostCompatible) })}
        </Typography>
        {field.value.length > 0 && (
          <CompatibleList products={field.value} onChange={change} onRemove={remove} />
        )}
        <ProductSearch
          name="compatibilities"
          taken={field.value.map(({ id }) => id)}
          own={productId}
          isFull={isFull}
          error={fieldState.error?.message}
          onChoose={(product) => change([...field.value, product])}
          onBlur={field.onBlur}
        />
      </Box>
    </FormSection>
  );
}

interface ProductSearchProps {
  name: string;
  /** Ids of the products already chosen. */
  taken: number[];
  /** Id of the edited product; null for a new one. */
  own: number | null;
  isFull: boolean;
  error?: string;
  onChoose: (product: CompatibleProduct) => void;
  onBlur: () => void;
}

/** Search that adds one product at a time; a product that cannot be added shows the reason. */
function ProductSearch({ name, taken, own, isFull, error, onChoose, onBlur }: ProductSearchProps) {
  const { t } = useTranslation(['product-form', 'common']);
  const language = useLanguage();
  const format = useFormat();
  const hintId = useId();
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');
  const term = useDeferredValue(typed.trim());
  const { data, isFetching, isError } = useQuery(matchingProductsQuery(useServices(), term));
  const options = term.length >= 2 ? (data?.items ?? []) : [];
  const whyNot = (id: number) =>
    id === own ? t('compatible.itself') : taken.includes(id) ? t('compatible.chosen') : null;
  return (
    <Autocomplete<CompatibleProduct>
      options={options}
      filterOptions={(found) => found}
      value={null}
      inputValue={typed}
      disabled={isFull}
      loading={isFetching}
      onInputChange={(_event, text, reason) => reason !== 'reset' && setTyped(text)}
      onChange={(_event, found) => {
        if (!found) return;
        const { id, name_en, name_ar, sku, main_image } = found;
        onChoose({ id, name_en, name_ar, sku, main_image });
        setTyped('');
        input.current?.focus();
      }}
      onBlur={onBlur}
      getOptionLabel={(product) => localized(product, 'name', language)}
      getOptionKey={({ id }) => id}
      getOptionDisabled={({ id }) => whyNot(id) !== null}
      renderOption={({ key, ...props }, product) => (
        <Box component="li" key={key} {...props}>
          <Box sx={{ minInlineSize: 0 }}>
            <LocalizedText>{localized(product, 'name', language)}</LocalizedText>
            <Box sx={{ fontSize: 'var(--text-12)', color: 'text.secondary' }}>
              <bdi dir="ltr">{product.sku}</bdi>
              {whyNot(product.id) && ` · ${whyNot(product.id)}`}
            </Box>
          </Box>
        </Box>
      )}
      blurOnSelect={false}
      clearOnBlur={false}
      noOptionsText={
        isError ? t('compatible.failed') : term.length < 2 ? t('compatible.type') : t('compatible.none')
      }
      loadingText={t('category.loading')}
      openText={t('compatible.open')}
      closeText={t('category.close')}
      clearText={t('compatible.clear')}
      slotProps={{ listbox: { 'aria-describedby': hintId } }}
      sx={asHighAsOthers}
      renderInput={(field) => (
        <TextInput
          {...field}
          ref={input}
          name={name}
          label={t('compatible.search')}
          error={error}
          hint={isFull ? t('compatible.full', { number: format.number(mostCompatible) }) : undefined}
          required={false}
        />
      )}
    />
  );
}

const asHighAsOthers = { '& .MuiOutlinedInput-root': { paddingBlock: 0, paddingInlineStart: 0.5 } };
