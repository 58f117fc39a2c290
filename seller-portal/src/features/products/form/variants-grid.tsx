import { useState } from 'react';
import { useFieldArray, useFormContext, useWatch } from 'react-hook-form';
import { useFormat, useTranslation } from '@mawad/shared-i18n';
import { readNumber } from '@mawad/shared-i18n/read-number';
import { NumberInput } from '@mawad/shared-ui/kit/form/number-input.tsx';
import { TextInput } from '@mawad/shared-ui/kit/form/text-input.tsx';
import { Icon } from '@mawad/shared-ui/kit/icon.tsx';
import { mdiPlus, mdiTrashCanOutline } from '@mawad/shared-ui/kit/icons.ts';
import { Box, Button, IconButton, Typography } from '@mawad/shared-ui/kit/mui.ts';
import { readQuantity } from '@mawad/shared-ui/kit/read-quantity.ts';
import { useStore } from '@mawad/shared-ui/platform/store/index.ts';
import type { EditableProduct } from '@mawad/supabase/products/queries';
import { useLacksRight } from '../../../own-rights.ts';
import { CountStock } from './count-stock.tsx';
import { emptyVariant, type ProductValues } from './product-values.ts';
import { useField } from './use-field.ts';
import { VariantTableForm } from './variant-table-form.tsx';

const most = 200;

/** Variants of a product, one row each with SKU, price and stock. */
export function VariantsGrid({ product }: { product: EditableProduct | null }) {
  const { t } = useTranslation('product-form');
  const format = useFormat();
  const showToast = useStore((state) => state.toast.show);
  const { fields, append, insert, remove } = useFieldArray<ProductValues, 'variants', 'key'>({
    name: 'variants',
    keyName: 'key',
  });
  const { getValues } = useFormContext<ProductValues>();
  const [isTableOpen, setTableOpen] = useState(false);
  const leaveOut = (place: number) => {
    const { key: _key, ...gone } = fields[place]!;
    remove(place);
    showToast({
      title: t('variants.removed'),
      action: { label: t('undo'), run: () => insert(place, gone) },
    });
  };
  return (
    <Box component="section" aria-label={t('variants.title')} sx={{ display: 'grid', gap: 1.5 }}>
      <Typography variant="body2" color="textSecondary">
        {fields.length === 0 ? t('variants.hint', { number: format.number(most) }) : t('variants.hintStock')}
      </Typography>
      {fields.map(({ key, saved }, place) => (
        <VariantRow
          key={key}
          place={place}
          title={t('variants.row', { number: format.number(place + 1) })}
          product={product}
          saved={saved}
          onRemove={() => leaveOut(place)}
        />
      ))}
      {fields.length < most && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          <Button variant="outlined" startIcon={<Icon path={mdiPlus} />} onClick={() => append(emptyVariant)}>
            {t('variants.add')}
          </Button>
          {!isTableOpen && (
            <Button variant="outlined" onClick={() => setTableOpen(true)}>
              {t('variants.openTable')}
            </Button>
          )}
        </Box>
      )}
      {isTableOpen && (
        <VariantTableForm
          known={getValues('variants')}
          room={most - fields.length}
          onAdd={(variants) => {
            append(variants, { shouldFocus: false });
            setTableOpen(false);
          }}
          onClose={() => setTableOpen(false)}
        />
      )}
    </Box>
  );
}

interface VariantRowProps {
  place: number;
  title: string;
  product: EditableProduct | null;
  /** Id of a saved variant; null for a new one. */
  saved: number | null;
  onRemove: () => void;
}

function VariantRow({ place, title, product, saved, onRemove }: VariantRowProps) {
  const { t } = useTranslation('product-form');
  const field = useField();
  const unit = useWatch<ProductValues, 'unit'>({ name: 'unit' });
  const hidesMoney = useLacksRight('see_money');
  const existing = product?.variants.find(({ id }) => id === saved);
  const texts = {
    size: 'small',
    slotProps: { htmlInput: { dir: 'auto' } },
    sx: { '& input': { textAlign: 'match-parent' } },
  } as const;
  return (
    <Box role="group" aria-label={title} sx={rowStyle}>
      <TextInput {...field(`variants.${place}.size`)} {...texts} label={t('fields.size')} />
      <TextInput {...field(`variants.${place}.color_ar`)} {...texts} label={t('fields.color_ar')} />
      <TextInput {...field(`variants.${place}.color`)} {...texts} label={t('fields.color')} />
      <TextInput {...field(`variants.${place}.sku`)} size="small" ltr label={t('fields.variant_sku')} />
      {!hidesMoney && (
        <NumberInput
          read={readNumber}
          {...field(`variants.${place}.price`)}
          size="small"
          label={t('fields.variant_price')}
          hint={t('hints.variant_price')}
        />
      )}
      {product && existing ? (
        <CountStock
          productId={product.id}
          variantId={existing.id}
          label={t('fields.stock')}
          unit={product.unit}
          stock={existing.stock}
        />
      ) : (
        <NumberInput
          read={(text) => readQuantity(text, unit)}
          {...field(`variants.${place}.opening_stock`)}
          size="small"
          label={t('fields.opening_stock')}
        />
      )}
      <IconButton aria-label={t('variants.remove', { name: title })} onClick={onRemove} sx={removeStyle}>
        <Icon path={mdiTrashCanOutline} />
      </IconButton>
    </Box>
  );
}

const rowStyle = {
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(150px, 100%), 1fr))',
  alignItems: 'start',
  gap: 1.5,
  padding: 1.5,
  paddingInlineEnd: 7,
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
} as const;

const removeStyle = { position: 'absolute', insetBlockStart: 6, insetInlineEnd: 4 } as const;
